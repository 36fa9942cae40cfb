import fc from 'fast-check'
import { someDates } from '../testing/dates'
import { guestCounts } from './draft'
import { planAddress, readPlan, type Plan } from './plan'

const read = (address: string) => readPlan(new URL(address, 'https://lake.example'))

const somePlans = fc.record({
  property: fc.constantFrom('house', 'apartment'),
  checkIn: someDates('0001-01-01', '9999-12-31'),
  checkOut: someDates('0001-01-01', '9999-12-31'),
  guests: fc.constantFrom(...guestCounts.map(String)),
})

/** What becomes of an address in mail and chat programs, and on paper. */
const someChanges = fc.constantFrom<(address: string) => string>(
  (address) => address,
  (address) => address.replaceAll('&', '&amp;'),
  (address) => address.replace('#', '%23'),
  (address) => address.replace('house', 'House').replace('apartment', 'APARTMENT'),
  ...['.', ')', ').', ',', '!', '”', '%E2%80%9D', '>'].map((end) => (address: string) => address + end),
)

it('reads every plan that the form can hold as it was written, also from an address that a program has changed', () => {
  fc.assert(
    fc.property(somePlans, someChanges, (plan, change) =>
      expect(read(change(planAddress(plan)))).toEqual(plan),
    ),
  )
})

const plan = 'checkIn=2031-05-09&checkOut=2031-05-12&guests=5'

it('knows the names in any order, beside others', () => {
  expect(read('/book?utm=x&property=house#guests=5&who=me&checkOut=2031-05-12&checkIn=2031-05-09')).toEqual({
    property: 'house',
    checkIn: '2031-05-09',
    checkOut: '2031-05-12',
    guests: '5',
  })
})

it('reads dates alone, as the year of light links them, and dates with guests', () => {
  const dates = { checkIn: '2031-05-09', checkOut: '2031-05-16' }
  expect(planAddress(dates)).toBe('/book#checkIn=2031-05-09&checkOut=2031-05-16')
  expect(read(planAddress(dates))).toEqual(dates)
  const stay = { ...dates, guests: '5' }
  expect(read(planAddress(stay))).toEqual(stay)
})

it.each([
  '/book#checkIn=2031-05-09',
  `/book#${plan.replace('guests=5', 'guests=9')}`,
  `/book?property=castle#${plan}`,
  `/book?property=house&property=house#${plan}`,
  '/book?property=house',
  '/book?property=house#contact',
  '/book?property=house#checkIn=2031-05-09&checkOut=2031-05-12',
  `/book?property=house#${plan}&guests=6`,
  `/book?property=house#${plan.replace('05-12', '02-30')}`,
  `/book?property=house#${plan.replace('2031-05-12', '12/05/2031')}`,
  ...['0', '9', '05', '2.5', '-1', '1e0', '٣', ''].map(
    (guests) => `/book?property=house#${plan.replace('guests=5', `guests=${guests}`)}`,
  ),
])('reads no plan from %s', (address) => {
  expect(read(address)).toBeUndefined()
})

it('reads nothing that the form cannot hold from a forged fragment, and never throws', () => {
  const someValues = fc.oneof(
    fc.string({ unit: 'binary' }),
    someDates('0001-01-01', '9999-12-31'),
    fc.constantFrom('2031-02-30', '275760-09-13', '<script>', '%E0%A4%A', '8', '99', '-1'),
  )
  const someFragments = fc
    .array(fc.tuple(fc.constantFrom('checkIn', 'checkOut', 'guests', 'x'), someValues), { maxLength: 6 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
  fc.assert(
    fc.property(someFragments, (fragment) => {
      const found = readPlan({ search: '?property=house', hash: `#${fragment}` })
      if (!found) return
      expect(Object.keys(found)).toEqual(['property', 'checkIn', 'checkOut', 'guests'])
      for (const date of [found.checkIn, found.checkOut]) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect((found as Plan).guests).toMatch(/^[1-8]$/)
    }),
    { numRuns: 1000 },
  )
})
