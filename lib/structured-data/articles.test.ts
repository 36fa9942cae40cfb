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
])('states the %s of an article', (key, value) => {
  const picture = aPicture({ path: '/pictures/oars.1', widths: [480, 1100] })
  expect(blogPosting({ ...article, picture }, site)).toHaveProperty([key], value)
})

it('describes an author as a person unless it is the business', () => {
  expect(blogPosting(anArticle({ author: 'A. Boatman' }), site)).toHaveProperty('author', {
    '@type': 'Person',
    name: 'A. Boatman',
  })
})

it('lists the same postings as the pages of the articles', () => {
  expect(blog([article], '/blogs', 'Afloat', site)).toMatchObject({
    '@id': 'https://lakeside.example/blogs#blog',
    blogPost: [blogPosting(article, site)],
  })
})
