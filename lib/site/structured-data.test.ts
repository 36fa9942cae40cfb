import type { PictureName } from '../schema'
import { anArticle, aPicture, aProperty, aSite } from '../testing/builders'
import { blogPosting, lodgingBusiness, propertyPlace, webSite } from './structured-data'

interface Business {
  '@id': string
  containsPlace: { '@id': string }[]
}

/** The pictures of the tests have their name in their address. */
const find = (name: PictureName) => aPicture({ path: `/pictures/${String(name)}` })

it('describes the business, with its range of prices', () => {
  const properties = [aProperty({ nightlyPrice: 300 }), aProperty({ nightlyPrice: 100 })]
  expect(lodgingBusiness(aSite(), properties, 'pier', find)).toMatchObject({
    name: 'Lakeside',
    url: 'https://lakeside.example',
    telephone: '+0001',
    email: 'a@b.example',
    priceRange: '€100–€300 a night',
    image: ['https://lakeside.example/pictures/pier.jpg'],
    address: { addressLocality: 'Pierhead', addressRegion: 'Lakeshire', addressCountry: 'CH' },
  })
})

const gallery = { heading: 'Room', sentence: 'A room.' }

it('describes each property with its rooms, its amenities and a picture of each gallery', () => {
  const property = aProperty({
    name: 'Pier House',
    type: 'House',
    capacity: 6,
    facts: [
      { figure: '3', noun: 'bedrooms' },
      { figure: '1', noun: 'bathroom' },
    ],
    amenities: [{ name: '*Lake* view', detail: 'From the bath' }],
    hero: 'hall-2',
    galleries: [
      { ...gallery, id: 'hall', pictures: ['hall-1', 'hall-2'] },
      { ...gallery, id: 'bath', pictures: ['tub-1', 'bath-1'] },
    ],
  })
  const { containsPlace } = lodgingBusiness(aSite(), [property], 'pier', find) as unknown as Business
  const pictures = 'hall-2 hall-1 tub-1'.split(' ')
  expect(containsPlace).toMatchObject([
    {
      '@type': 'House',
      name: 'Pier House',
      url: 'https://lakeside.example/house',
      address: { addressLocality: 'Pierhead' },
      occupancy: { value: 6, maxValue: 6 },
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 1,
      amenityFeature: [{ name: 'Lake view', value: true }],
      image: pictures.map((picture) => `https://lakeside.example/pictures/${picture}.jpg`),
    },
  ])
})

it('describes a property on its own page as a part of the business, with the prices of all properties', () => {
  const properties = [aProperty({ nightlyPrice: 100 }), aProperty({ nightlyPrice: 300 })]
  const business = lodgingBusiness(aSite(), properties, 'pier', find) as unknown as Business
  expect(propertyPlace(aSite(), properties[0]!, properties, find)).toMatchObject({
    '@id': business.containsPlace[0]?.['@id'],
    containedInPlace: { '@id': business['@id'], priceRange: '€100–€300 a night' },
  })
})

it('leaves out numbers of rooms that the facts of a property do not have', () => {
  const property = aProperty({ facts: [{ figure: '5', noun: 'beds' }] })
  const json = JSON.stringify(propertyPlace(aSite(), property, [property], find))
  expect(json).not.toMatch(/numberOf/)
})

it('describes an author as a person unless it is the business', () => {
  expect(blogPosting(anArticle({ author: 'A. Boatman' }), aSite(), aPicture())).toHaveProperty('author', {
    '@type': 'Person',
    name: 'A. Boatman',
  })
})

it('names the business as the publisher of the site', () => {
  const business = lodgingBusiness(aSite(), [aProperty()], 'pier', find) as { '@id'?: string }
  expect(webSite(aSite())).toMatchObject({ name: 'Lakeside', publisher: { '@id': business['@id'] } })
})
