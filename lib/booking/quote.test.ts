import fc from 'fast-check'
import { addDays, lightFormat, parseISO } from 'date-fns'
import { someDates } from '../testing/dates'
import { quote } from './quote'

it.each([
  ['over the night the clocks go forward in Dublin', '2026-03-28', '2026-03-30', 2],
  ['over the night the clocks go back in Dublin', '2026-10-24', '2026-10-26', 2],
  ['over a leap day', '2028-02-28', '2028-03-01', 2],
  ['with the dates reversed', '2026-06-15', '2026-06-12', 3],
])('counts calendar nights %s', (_, checkIn, checkOut, nights) => {
  expect(quote(100, checkIn, checkOut)).toEqual({ nights, total: nights * 100 })
})

it.each([
  ['', '2026-06-15'],
  ['2026-06-12', ''],
  ['2026-06-31', '2026-07-02'],
  ['12026-06-12', '12026-06-15'],
])('gives no price if a date is empty or does not exist: %j to %j', (checkIn, checkOut) => {
  expect(quote(100, checkIn, checkOut)).toBeUndefined()
})

it('counts as many nights as there are days between the dates, in either order, at the price of each', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      someDates('0001-01-01', '9998-01-01'),
      fc.integer({ min: 0, max: 400 }),
      (price, checkIn, nights) => {
        const checkOut = lightFormat(addDays(parseISO(checkIn), nights), 'yyyy-MM-dd')
        expect(quote(price, checkIn, checkOut)).toEqual({ nights, total: nights * price })
        expect(quote(price, checkOut, checkIn)).toEqual({ nights, total: nights * price })
      },
    ),
  )
})
