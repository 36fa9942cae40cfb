import { aProperty, aSite } from '../../testing/builders'
import type { Property } from '../../schema/property'
import type { Site } from '../../schema/site'
import { isoTime, letting, lodgingBusiness } from './lodging'

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
const geo = { house: { latitude: '10.10000', longitude: '-20.20000' } }

/** The structured data as a page has it, without undefined values. */
const lettingAsJson = (property: Property, site: Site) =>
  JSON.parse(
    JSON.stringify(letting(property, [property, aProperty({ nightlyPrice: 50 })], images, site)),
  ) as Record<string, never>

// https://developers.google.com/search/docs/appearance/structured-data/vacation-rental
it('describes a vacation rental where the position of the building is known, with every decimal of it', () => {
  expect(lettingAsJson(boathouse, aSite({ geo }))).toMatchObject({
    '@type': 'VacationRental',
    name: 'Boathouse',
    identifier: 'house',
    image: images,
    geo: { '@type': 'GeoCoordinates', ...geo.house },
    checkinTime: '13:00:00',
    checkoutTime: '09:00:00',
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: 6 },
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 2,
      bed: { '@type': 'BedDetails', numberOfBeds: 4 },
    },
  })
})

it('describes the business and the accommodation that it lets when another building alone has a position', () => {
  expect(lettingAsJson({ ...boathouse, id: 'apartment' }, aSite({ geo }))).toMatchObject({
    '@type': 'LodgingBusiness',
    name: 'Lakeside',
    address: { '@type': 'PostalAddress', addressLocality: 'Pierhead' },
    priceRange: '€50–€100 a night',
    containsPlace: { '@type': 'Accommodation', name: 'Boathouse', occupancy: { value: 6 }, image: images },
  })
})

it.each([
  ['a business', {}],
  ['a vacation rental', { geo }],
])('gives the registration number of the property that %s lets, once it is filled in', (_, over) => {
  const numbered = aSite({ ...over, owner: { lettingNumbers: { house: 'AB-12', apartment: '' } } })
  expect(lettingAsJson(boathouse, numbered).containsPlace).toMatchObject({
    identifier: { '@type': 'PropertyValue', value: 'AB-12' },
  })
  expect(lettingAsJson(boathouse, aSite(over)).containsPlace).not.toHaveProperty('identifier')
})

it('leaves out disputed facts', () => {
  const { containsPlace } = lettingAsJson({ ...boathouse, disputed: ['bathrooms'] }, aSite())
  expect(containsPlace).toMatchObject({ numberOfBedrooms: 3 })
  expect(containsPlace).not.toHaveProperty('numberOfBathroomsTotal')
})

it('describes the business, with its range of prices and its amenities without asterisks', () => {
  const properties = [aProperty({ nightlyPrice: 300 }), aProperty({ nightlyPrice: 100 })]
  const amenities = [{ name: 'Rowing *pool*', detail: 'It is not heated.' }]
  expect(lodgingBusiness(aSite(), properties, images, amenities)).toMatchObject({
    name: 'Lakeside',
    url: 'https://lakeside.example',
    telephone: '+0001',
    email: 'a@b.example',
    priceRange: '€100–€300 a night',
    checkinTime: '13:00:00',
    checkoutTime: '09:00:00',
    image: images,
    address: { addressLocality: 'Pierhead', addressRegion: 'Lakeshire', addressCountry: 'CH' },
    amenityFeature: [{ name: 'Rowing pool', description: 'It is not heated.', value: true }],
  })
})

it.each([
  ['3:00 PM', '15:00:00'],
  ['11:00 AM', '11:00:00'],
  ['12:30 PM', '12:30:00'],
  ['12:05 AM', '00:05:00'],
])('converts %s to %s', (clock, time) => {
  expect(isoTime(clock)).toBe(time)
})
