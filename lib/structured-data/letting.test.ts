import { aProperty, aSite } from '../testing/builders'
import type { Property } from '../schema/property'
import type { Site } from '../schema/site'
import { letting } from './letting'

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

describe('with the position of the building', () => {
  const rental = lettingAsJson(boathouse, aSite({ geo }))

  // https://developers.google.com/search/docs/appearance/structured-data/vacation-rental
  it.each([
    ['@type', 'VacationRental'],
    ['name', 'Boathouse'],
    ['identifier', 'house'],
    ['image', images],
    ['geo', { '@type': 'GeoCoordinates', ...geo.house }],
    ['checkinTime', '13:00:00'],
    ['checkoutTime', '09:00:00'],
  ])('describes a vacation rental with its %s', (key, value) => {
    expect(rental).toHaveProperty([key], value)
  })

  it.each([
    ['@type', 'Accommodation'],
    ['additionalType', 'EntirePlace'],
    ['occupancy', { '@type': 'QuantitativeValue', value: 6 }],
    ['numberOfBedrooms', 3],
    ['numberOfBathroomsTotal', 2],
    ['bed', { '@type': 'BedDetails', numberOfBeds: 4 }],
  ])('describes the place that it contains with its %s', (key, value) => {
    expect(rental).toHaveProperty(['containsPlace', key], value)
  })
})

it('keeps every decimal of the position', () => {
  expect(JSON.stringify(lettingAsJson(boathouse, aSite({ geo })))).toContain('"latitude":"10.10000"')
})

it.each([
  ['no building has a position', aSite()],
  ['only the other building has a position', aSite({ geo: { apartment: geo.house } })],
])('describes the business and the accommodation that it lets when %s', (_, site) => {
  expect(lettingAsJson(boathouse, site)).toMatchObject({
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
