import { isIsoDate, timeInDublin, todayInDublin } from './dates'

it('knows a date that exists, of a year with four digits', () => {
  const dates = ['1970-01-01', '2028-02-29', '0001-01-01', '9999-12-31']
  const others = ['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-01-00', '0000-01-01', '12026-06-12']
  const shapes = ['12/06/2026', '2026-W24-5', '2026-06-12T10:00']
  expect([...dates, ...others, ...shapes].filter(isIsoDate)).toEqual(dates)
})

it.each([
  ['2026-01-15T23:59:59Z', '2026-01-15', '11:59 PM'],
  ['2026-06-12T22:59:59Z', '2026-06-12', '11:59 PM'],
  ['2026-06-12T23:00:00Z', '2026-06-13', '12:00 AM'],
  // The clocks change at 1:00 AM in UTC.
  ['2026-03-29T00:59:59Z', '2026-03-29', '12:59 AM'],
  ['2026-03-29T01:00:00Z', '2026-03-29', '2:00 AM'],
])('at %s the day in Ireland is %s, and the time %s', (instant, day, time) => {
  expect([todayInDublin(new Date(instant)), timeInDublin(new Date(instant))]).toEqual([day, time])
})
