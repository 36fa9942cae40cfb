import type { PictureName } from '../schema'
import { anArticle, aPicture, aProperty, aSite } from '../testing/builders'
import { blogPosting, lodgingBusiness, propertyPlace, webSite } from './structured-data'

/** The pictures of the tests have their name in their address. */
const find = (name: PictureName) => aPicture({ path: `/pictures/${String(name)}` })

const business = {
  '@id': 'https://lakeside.example/#business',
  name: 'Lakeside',
  url: 'https://lakeside.example',
  telephone: '+0001',
  priceRange: '€100–€300 a night',
  address: { addressLocality: 'Pierhead', addressRegion: 'Lakeshire', addressCountry: 'CH' },
}
const priced = [aProperty({ nightlyPrice: 300 }), aProperty({ nightlyPrice: 100 })]

it('describes the business, with its range of prices, as the publisher of the site', () => {
  expect(lodgingBusiness(aSite(), priced, 'pier', find)).toMatchObject({
    ...business,
    email: 'a@b.example',
    image: ['https://lakeside.example/pictures/pier.jpg'],
  })
  expect(webSite(aSite())).toMatchObject({ name: 'Lakeside', publisher: { '@id': business['@id'] } })
})

const gallery = { heading: 'Room', sentence: 'A room.' }

it('describes each property with its rooms, its amenities and a picture of each gallery, on its own page as a part of the business', () => {
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
  const pictures = 'hall-2 hall-1 tub-1'.split(' ')
  const place = {
    '@id': 'https://lakeside.example/house#property',
    '@type': 'House',
    name: 'Pier House',
    url: 'https://lakeside.example/house',
    address: business.address,
    occupancy: { value: 6, maxValue: 6 },
    numberOfBedrooms: 3,
    numberOfBathroomsTotal: 1,
    amenityFeature: [{ name: 'Lake view', value: true }],
    image: pictures.map((picture) => `https://lakeside.example/pictures/${picture}.jpg`),
  }
  expect(lodgingBusiness(aSite(), [property], 'pier', find)).toMatchObject({ containsPlace: [place] })
  const onItsPage = propertyPlace(aSite(), property, find, priced)
  expect(onItsPage).toMatchObject({ ...place, containedInPlace: business })
})

it('leaves out numbers of rooms that the facts of a property do not have', () => {
  const property = aProperty({ facts: [{ figure: '5', noun: 'beds' }] })
  const json = JSON.stringify(propertyPlace(aSite(), property, find))
  expect(json).not.toMatch(/numberOf/)
})

it('describes an article, and its author as a person unless it is the business', () => {
  const article = anArticle({ author: 'A. Boatman' })
  expect(blogPosting(article, aSite(), aPicture())).toMatchObject({
    headline: 'Rowing home',
    description: 'How to row home in the dark.',
    datePublished: '2001-02-03',
    author: { '@type': 'Person', name: 'A. Boatman' },
  })
})
