import fc from 'fast-check'
import { breakdownOf } from '../format'
import { aFullDraft, house, offers, textsOf } from '../testing/booking'
import { confirmationAddress, maxNights, readRequest } from './request'
import { draftFrom, offerOf, quote } from './stay'

const dates = fc
  .date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const none = draftFrom({}, 8)
const properties = fc.constantFrom('house' as const, 'loft' as const)

it('reads back whatever the form can produce', () => {
  fc.assert(
    fc.property(properties, dates, dates, fc.integer({ min: 1, max: 8 }), (property, one, other, guests) => {
      const draft = aFullDraft({ property, guests, checkIn: one, checkOut: other })
      const [, query = ''] = confirmationAddress(draft, offers)!.split('?')
      const offer = offerOf(property, offers)!
      const figures = quote(offer.nightlyPrice, one, other)!
      expect(readRequest(query, none, offers)).toEqual({
        offer,
        guests,
        ...figures,
        breakdown: breakdownOf(figures.nights, offer.nightlyPrice),
      })
    }),
  )
})

it.each([
  ['', undefined],
  ['nights=0&total=0', { nights: 0, total: 0 }],
  ['guests=99', { guests: 99 }],
])('finds nothing in a query only if it holds nothing: %j', (search, query) => {
  const found = readRequest(search, none, offers)
  expect(found).toEqual(query && expect.objectContaining(query))
})

it.each([
  ...['castle', 'house%20', 'constructor', '__proto__'].map((id) => `property=${id}`),
  'property=house&property=loft',
  ...['-1', '2.5', '03', '%2B3', '1e3', '٣', ''].map((number) => `nights=${number}`),
  `nights=${maxNights + 1}`,
  ...['-100', '1,000', maxNights * house.nightlyPrice + 1].map((total) => `total=${total}`),
  ...[0, 100].map((guests) => `guests=${guests}`),
  '%E0%A4%A',
])('ignores what the form cannot have produced: %s', (search) => {
  expect(readRequest(search, none, offers)).toBeUndefined()
})

it.each([
  ['three nights', {}, '/thank-you?property=house&nights=3&total=300&guests=5'],
  ['one day', { checkOut: '2031-05-09' }, '/thank-you?property=house&nights=0&total=0&guests=5'],
  ['no property', { property: '' }, undefined],
  ['no check-out', { checkOut: '' }, undefined],
])('makes an address of the four values of %s, and none while one is missing', (_, over, address) => {
  expect(confirmationAddress(draftFrom(textsOf(aFullDraft(over)), 8), offers)).toBe(address)
})

describe('a request', () => {
  const query = 'property=house&nights=3&total=300&guests=5'
  const read = (search: string, fields = {}) => readRequest(search, draftFrom(fields, 8), offers)!
  const kept = textsOf(aFullDraft())

  it.each([
    ['where nothing is kept', query, {}],
    ['another property', query.replace('house', 'loft'), kept],
    ['other nights', query.replace('nights=3', 'nights=4'), kept],
    ['other guests', query.replace('guests=5', 'guests=4'), kept],
  ])('has neither dates nor guest if the draft is of another stay: %s', (_, search, fields) => {
    const { guest, stay } = read(search, fields)
    expect([guest, stay]).toEqual([undefined, undefined])
  })

  it('takes dates and guest from the draft after a new build has changed the price', () => {
    const request = read(query.replace('300', '270'), kept)
    expect(request).toMatchObject({ offer: house, nights: 3, total: 270, breakdown: undefined })
    expect(request.stay?.dates?.checkIn).toBe('2031-05-09')
    expect(request.guest?.name).toBe('Róisín Test')
  })

  it.each([
    ['nights × price', query, true],
    ['€0 for 0 nights', 'property=house&nights=0&total=0', true],
    ['one euro', 'property=house&nights=3&total=1', false],
    ['an amount without a property', 'nights=3&total=120', false],
    ['an amount without nights', 'property=house&total=300', false],
  ])('says whether the total is nights times price: %s', (_, search, matches) => {
    expect(read(search).breakdown !== undefined).toBe(matches)
  })
})
