import { anArticle, aProperty, aSite } from '../testing/builders'
import type { Property } from '../schema/property'
import type { Site } from '../schema/site'
import { blogPosting, letting, lodgingBusiness, webSite } from './structured-data'

const images = Array.from({ length: 8 }, (_, index) => `https://lakeside.example/pictures/${index}.jpg`)
const boathouse = aProperty({
  name: 'Boathouse',
  capacity: 6,
  facts: [
    { figure: '3', noun: 'bedrooms' },
    { figure: '2', noun: 'bathrooms' },
    { figure: '4', noun: 'beds' },
  ],
})
/** The structured data as a page has it, without undefined values. */
const lettingAsJson = (property: Property, site: Site) =>
  JSON.parse(
    JSON.stringify(letting(property, [property, aProperty({ nightlyPrice: 50 })], images, site)),
  ) as Record<string, never>

it('describes the business and the accommodation that it lets', () => {
  expect(lettingAsJson(boathouse, aSite())).toMatchObject({
    '@type': 'LodgingBusiness',
    name: 'Lakeside',
    address: { '@type': 'PostalAddress', addressLocality: 'Pierhead' },
    priceRange: '€50–€100 a night',
    containsPlace: {
      '@type': 'Accommodation',
      name: 'Boathouse',
      image: images,
      occupancy: { '@type': 'QuantitativeValue', value: 6 },
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 2,
      bed: { '@type': 'BedDetails', numberOfBeds: 4 },
    },
  })
})

it('gives the registration number of the property, once it is filled in', () => {
  const numbered = aSite({ owner: { lettingNumbers: { house: 'AB-12', apartment: '' } } })
  expect(lettingAsJson(boathouse, numbered).containsPlace).toMatchObject({
    identifier: { '@type': 'PropertyValue', value: 'AB-12' },
  })
  expect(lettingAsJson(boathouse, aSite()).containsPlace).not.toHaveProperty('identifier')
})

it('leaves out disputed facts', () => {
  const { containsPlace } = lettingAsJson({ ...boathouse, disputed: ['bathrooms'] }, aSite())
  expect(containsPlace).toMatchObject({ numberOfBedrooms: 3 })
  expect(containsPlace).not.toHaveProperty('numberOfBathroomsTotal')
})

it('describes the business, with its range of prices and its amenities without asterisks', () => {
  const properties = [aProperty({ nightlyPrice: 300 }), aProperty({ nightlyPrice: 100 })]
  const amenities = [{ name: 'Rowing *pool*', detail: 'It is not heated.' }]
  const site = aSite({ checkIn: '12:30 PM' })
  expect(lodgingBusiness(site, properties, images, amenities)).toMatchObject({
    name: 'Lakeside',
    url: 'https://lakeside.example',
    telephone: '+0001',
    email: 'a@b.example',
    priceRange: '€100–€300 a night',
    checkinTime: '12:30:00',
    checkoutTime: '09:00:00',
    image: images,
    address: { addressLocality: 'Pierhead', addressRegion: 'Lakeshire', addressCountry: 'CH' },
    amenityFeature: [{ name: 'Rowing pool', description: 'It is not heated.', value: true }],
  })
})

it('describes an author as a person unless it is the business', () => {
  expect(blogPosting(anArticle({ author: 'A. Boatman' }), aSite())).toHaveProperty('author', {
    '@type': 'Person',
    name: 'A. Boatman',
  })
})

it('names the business as the publisher of the site', () => {
  const business = lodgingBusiness(aSite(), [aProperty()], images, []) as { '@id'?: string }
  expect(webSite(aSite())).toMatchObject({ name: 'Lakeside', publisher: { '@id': business['@id'] } })
})
