import fc from 'fast-check'
import { aFullDraft, someOffers } from '../testing/booking'
import { someDates } from '../testing/dates'
import { guestCounts } from './draft'
import { maxNights, readQuery, type RequestQuery } from './query'
import { quote } from './quote'
import { confirmationAddress } from './stay'

const offers = someOffers()
const dates = someDates('0001-01-01', '9999-12-31')
const properties = fc.constantFrom('house' as const, 'apartment' as const)
const names = ['property', 'nights', 'total', 'guests'] as const

it('reads back whatever the form can produce', () => {
  fc.assert(
    fc.property(properties, dates, dates, fc.constantFrom(...guestCounts), (property, one, other, guests) => {
      const draft = aFullDraft({ property, guests, checkIn: one, checkOut: other })
      const [, query = ''] = confirmationAddress(draft, offers)!.split('?')
      const request = { property, guests, ...quote(offers[property].nightlyPrice, one, other)! }
      expect(readQuery(query, offers)).toEqual(request)
      expect(readQuery(`?${query.replaceAll('&', '&amp;')}.`, offers)).toEqual(request)
    }),
  )
})

it('allows as many nights as the longest stay between years of four digits has', () => {
  expect(maxNights).toBe(quote(1, '0001-01-01', '9999-12-31')!.nights)
})

it.each([
  ['', undefined],
  ['nights=0&total=0', { nights: 0, total: 0 }],
  ['guests=99', { guests: 99 }],
])('finds nothing in a query only if it holds nothing: %j', (search, query) => {
  expect(readQuery(search, offers)).toEqual(query)
})

it.each([
  'property=castle',
  'property=house&property=apartment',
  'nights=-1',
  'nights=2.5',
  'nights=03',
  'nights=%2B3',
  'nights=1e3',
  'nights=٣',
  'nights=',
  'nights=3&nights=4',
  `nights=${maxNights + 1}`,
  'total=-100',
  'total=1,000',
  `total=${maxNights * offers.house.nightlyPrice + 1}`,
  'guests=0',
  'guests=100',
  '%E0%A4%A',
])('ignores what the form cannot have produced: %s', (search) => {
  expect(readQuery(search, offers)).toBeUndefined()
})

it('reads any of 10,000 random queries as typed values or as absent', () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), fc.double().map(String))
  const search = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.tuple(fc.constantFrom(...names), value))
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
  )
  const isTyped = ({ property, nights, total, guests }: RequestQuery) =>
    [undefined, 'house', 'apartment'].includes(property) &&
    [nights, total].every((amount) => amount === undefined || (Number.isInteger(amount) && amount >= 0)) &&
    (guests === undefined || (Number.isInteger(guests) && guests > 0 && guests < 100))
  fc.assert(
    fc.property(search, (text) => isTyped(readQuery(text, offers) ?? {})),
    { numRuns: 10_000 },
  )
})
