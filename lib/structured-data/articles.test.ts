import { anArticle, aPicture, aSite } from '../testing/builders'
import { blog, blogPosting } from './articles'

const site = aSite({ name: 'Lakeside', url: 'https://lakeside.example' })
const article = anArticle({ slug: 'rowing', title: 'Rowing', author: 'Lakeside' })

it.each([
  ['headline', 'Rowing'],
  ['description', 'How to row home in the dark.'],
  ['datePublished', '2001-02-03'],
  ['mainEntityOfPage', 'https://lakeside.example/blogs/rowing'],
  ['image', 'https://lakeside.example/pictures/oars.1-1100.jpg'],
  ['author', { '@type': 'Organization', name: 'Lakeside', url: 'https://lakeside.example' }],
])('tells the %s of an article', (key, value) => {
  const picture = aPicture({ path: '/pictures/oars.1', widths: [480, 1100] })
  expect(blogPosting({ ...article, picture }, site)).toHaveProperty([key], value)
})

it('takes an author of another name for a person', () => {
  expect(blogPosting(anArticle({ author: 'A. Boatman' }), site)).toHaveProperty('author', {
    '@type': 'Person',
    name: 'A. Boatman',
  })
})

it('tells in the list of the same postings as their own pages do', () => {
  expect(blog([article], '/blogs', 'Afloat', site)).toMatchObject({
    '@id': 'https://lakeside.example/blogs#blog',
    blogPost: [blogPosting(article, site)],
  })
})
