import fc from 'fast-check'
import { someDates } from '../testing/dates'
import { guestCounts } from './draft'
import { planAddress, readPlan, withoutPlan } from './plan'

const site = 'https://lake.example'
const read = (address: string) => readPlan(site + address, ['house', 'apartment'])

const somePlans = fc.record({
  property: fc.constantFrom('house', 'apartment'),
  checkIn: someDates('0100-01-01', '9999-12-31'),
  checkOut: someDates('0100-01-01', '9999-12-31'),
  guests: fc.constantFrom(...guestCounts.map(String)),
})

/** What becomes of an address in mail and chat programs, and on paper. */
const changes: Record<string, (address: string) => string> = {
  'as it is': (address) => address,
  '&amp;': (address) => address.replaceAll('&', '&amp;'),
  '&amp%3B': (address) => address.replaceAll('&', '&amp%3B'),
  '%23': (address) => address.replace('#', '%23'),
  '%2523': (address) => address.replace('#', '%2523'),
  'an escaped fragment': (address) =>
    address.replace(/#.*/, (fragment) => `#${encodeURIComponent(fragment.slice(1))}`),
  'a parameter behind it': (address) => `${address}?utm_source=x`,
  'a parameter beside it': (address) => address.replace('?', '?utm_source=50%25&'),
  capitals: (address) => address.replace('house', 'House').replace('apartment', 'APARTMENT'),
  ...Object.fromEntries(
    ['.', ')', ').', ',', '!', '”', '%E2%80%9D', '>'].map((end) => [end, (address: string) => address + end]),
  ),
}

it.each(Object.entries(changes))(
  'reads every plan that the form can hold, and cuts it off, with %s',
  (_, change) => {
    fc.assert(
      fc.property(somePlans, (plan) => {
        const address = change(planAddress(plan))
        expect(read(address)).toEqual({ choice: plan, source: 'plan' })
        expect(read(withoutPlan(address))).toEqual({ choice: { property: plan.property } })
      }),
    )
  },
)

const plan = 'checkIn=2031-05-09&checkOut=2031-05-12&guests=5'
const values = { checkIn: '2031-05-09', checkOut: '2031-05-12', guests: '5' }

it('knows the names in any order, beside others, in query and fragment', () => {
  for (const address of [
    '/book?utm=x&property=house#guests=5&who=me&checkOut=2031-05-12&checkIn=2031-05-09',
    `/book?property=house&${plan}`,
  ])
    expect(read(address)).toEqual({ choice: { property: 'house', ...values }, source: 'plan' })
})

it('reads dates alone, and dates with guests', () => {
  const dates = { checkIn: '2031-05-09', checkOut: '2031-05-16' }
  expect(planAddress(dates)).toBe('/book#checkIn=2031-05-09&checkOut=2031-05-16')
  expect(read(planAddress(dates))).toEqual({ choice: dates, source: 'week' })
  const stay = { ...dates, guests: '5' }
  expect(read(planAddress(stay))).toEqual({ choice: stay, source: 'plan' })
})

it.each(['/book', '/book#contact', '/book?property=castle', '/book?property=house&property=apartment'])(
  'reads nothing from %s',
  (address) => {
    expect(read(address)).toEqual({ choice: {} })
    expect(withoutPlan(address)).toBe(address)
  },
)

it.each([
  '/book#checkIn=2031-05-09',
  `/book?property=castle#${plan}`,
  `/book?property=house&property=house#${plan}`,
  '/book?property=house#checkIn=2031-05-09&checkOut=2031-05-12',
  `/book?property=house#${plan}&guests=6`,
  ...['2031-02-30', '12/05/2031', '0031-05-12', '275760-09-13', '<script>', '%E0%A4%A'].map(
    (date) => `/book?property=house#${plan.replace('2031-05-12', date)}`,
  ),
  ...['0', '9', '05', '2.5', '-1', '1e0', '٣', ''].map(
    (guests) => `/book?property=house#${plan.replace('guests=5', `guests=${guests}`)}`,
  ),
])('fills in no date from a link that names no whole stay: %s', (address) => {
  const { choice, source } = read(address)
  expect(source).toBe('broken')
  expect(Object.keys(choice).filter((name) => name !== 'property')).toEqual([])
})

it('reads nothing that the form cannot hold from a forged address, and never throws', () => {
  const someValues = fc.oneof(
    fc.string({ unit: 'binary' }),
    someDates('0001-01-01', '9999-12-31'),
    fc.constant('8'),
  )
  const someFragments = fc
    .array(fc.tuple(fc.constantFrom('checkIn', 'checkOut', 'guests', '__proto__'), someValues), {
      maxLength: 6,
    })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
  fc.assert(
    fc.property(someFragments, (fragment) => {
      const { choice, source } = read(`/book?property=house#${fragment}`)
      if (source !== 'plan') return
      for (const date of [choice.checkIn, choice.checkOut]) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(choice.guests).toMatch(/^[1-8]$/)
    }),
    { numRuns: 1000 },
  )
})
