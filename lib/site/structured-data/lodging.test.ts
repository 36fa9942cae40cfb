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

describe('the business', () => {
  const site = aSite({
    name: 'Lakeside',
    phone: { display: '+000 1', href: 'tel:+0001' },
    email: { display: 'a@b.example', href: 'mailto:a@b.example' },
  })
  const properties = [aProperty({ nightlyPrice: 300 }), aProperty({ nightlyPrice: 100 })]
  const amenities = [{ name: 'Rowing *pool*', detail: 'It is not heated.' }]
  const business = lodgingBusiness(site, properties, ['https://lakeside.example/a.jpg'], amenities)

  it.each([
    ['name', 'Lakeside'],
    ['url', 'https://lakeside.example'],
    ['telephone', '+0001'],
    ['email', 'a@b.example'],
    ['priceRange', '€100–€300 a night'],
    ['checkinTime', '13:00:00'],
    ['checkoutTime', '09:00:00'],
    ['image', ['https://lakeside.example/a.jpg']],
    [
      'address',
      {
        '@type': 'PostalAddress',
        addressLocality: 'Pierhead',
        addressRegion: 'Lakeshire',
        addressCountry: 'CH',
      },
    ],
  ])('states the %s of the business', (key, value) => {
    expect(business).toHaveProperty([key], value)
  })

  it('lists amenities without asterisks, each with its description', () => {
    expect(business).toHaveProperty('amenityFeature', [
      {
        '@type': 'LocationFeatureSpecification',
        name: 'Rowing pool',
        description: 'It is not heated.',
        value: true,
      },
    ])
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
