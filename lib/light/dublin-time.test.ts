import { dublinOffset, todayInDublin } from './dublin-time'

it.each([
  ['2026-03-28', 0],
  ['2026-03-29', 60],
  ['2026-10-24', 60],
  ['2026-10-25', 0],
  ['2027-03-28', 60],
  ['2024-03-31', 60],
  ['2026-12-21', 0],
])('the clocks of Ireland on %s are %d minutes ahead of UTC', (date, minutes) => {
  expect(dublinOffset(date)).toBe(minutes)
})

it('today at Greencastle changes at midnight Irish time, as in the time zone database', () => {
  const dublin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Dublin' })
  const HALF_AN_HOUR = 1_800_000
  const end = Date.UTC(2029, 0, 1)
  for (let time = Date.UTC(2026, 0, 1); time < end; time += HALF_AN_HOUR)
    expect([time, todayInDublin(new Date(time))]).toEqual([time, dublin.format(time)])
})
