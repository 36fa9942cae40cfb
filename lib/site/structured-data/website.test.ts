import { anArticle, aPicture, aSite } from '../../testing/builders'
import { businessId } from './lodging'
import { blogPosting, webSite } from './website'

const site = aSite({ name: 'Lakeside', url: 'https://lakeside.example' })
const article = anArticle({ slug: 'rowing', title: 'Rowing', author: 'Lakeside' })

it('describes an article with its largest picture', () => {
  const picture = aPicture({ path: '/pictures/oars.1', widths: [480, 1100] })
  expect(blogPosting({ ...article, picture }, site)).toMatchObject({
    headline: 'Rowing',
    description: 'How to row home in the dark.',
    datePublished: '2001-02-03',
    mainEntityOfPage: 'https://lakeside.example/blogs/rowing',
    image: 'https://lakeside.example/pictures/oars.1-1100.jpg',
    author: { '@type': 'Organization', name: 'Lakeside', url: 'https://lakeside.example' },
  })
})

it('describes an author as a person unless it is the business', () => {
  expect(blogPosting(anArticle({ author: 'A. Boatman' }), site)).toHaveProperty('author', {
    '@type': 'Person',
    name: 'A. Boatman',
  })
})

it('names the business as the publisher of the site', () => {
  expect(webSite(site)).toMatchObject({ name: 'Lakeside', publisher: { '@id': businessId(site) } })
})
