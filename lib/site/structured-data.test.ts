import { anArticle, aProperty, aSite } from '../testing/builders'
import { blogPosting, lodgingBusiness, webSite } from './structured-data'

const images = ['https://lakeside.example/pictures/pier.jpg']

it('describes the business, with its range of prices', () => {
  const properties = [aProperty({ nightlyPrice: 300 }), aProperty({ nightlyPrice: 100 })]
  expect(lodgingBusiness(aSite(), properties, images)).toMatchObject({
    name: 'Lakeside',
    url: 'https://lakeside.example',
    telephone: '+0001',
    email: 'a@b.example',
    priceRange: '€100–€300 a night',
    image: images,
    address: { addressLocality: 'Pierhead', addressRegion: 'Lakeshire', addressCountry: 'CH' },
  })
})

it('describes an author as a person unless it is the business', () => {
  expect(blogPosting(anArticle({ author: 'A. Boatman' }), aSite())).toHaveProperty('author', {
    '@type': 'Person',
    name: 'A. Boatman',
  })
})

it('names the business as the publisher of the site', () => {
  const business = lodgingBusiness(aSite(), [aProperty()], images) as { '@id'?: string }
  expect(webSite(aSite())).toMatchObject({ name: 'Lakeside', publisher: { '@id': business['@id'] } })
})
