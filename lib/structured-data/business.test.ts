import { aProperty, aSite } from '../testing/builders'
import { businessId, lodgingBusiness, webSite } from './business'

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

it('names the business as the publisher of the site', () => {
  expect(webSite(site)).toMatchObject({ name: 'Lakeside', publisher: { '@id': businessId(site) } })
})
