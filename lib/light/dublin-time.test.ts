import { todayInDublin } from './dublin-time'

it('today at Greencastle changes at midnight Irish time, as in the time zone database', () => {
  const dublin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Dublin' })
  const HALF_AN_HOUR = 1_800_000
  const start = Date.UTC(2026, 0, 1)
  const count = (Date.UTC(2029, 0, 1) - start) / HALF_AN_HOUR
  const times = Array.from({ length: count }, (_, index) => new Date(start + index * HALF_AN_HOUR))
  expect(times.filter((time) => todayInDublin(time) !== dublin.format(time))).toEqual([])
  expect(times).toHaveLength(52_608)
})
