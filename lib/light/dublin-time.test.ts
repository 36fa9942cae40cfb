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

describe('today at Greencastle', () => {
  it.each([
    ['in winter, at midnight UTC', '2026-01-31T23:59:00Z', '2026-01-31'],
    ['in summer, an hour before midnight UTC', '2026-06-12T23:00:00Z', '2026-06-13'],
    ['on the night on which the clocks go forward', '2026-03-29T00:30:00Z', '2026-03-29'],
    ['in the hour before the day on which the clocks go back', '2026-10-24T23:30:00Z', '2026-10-25'],
    ['at the end of the day on which the clocks went back', '2026-10-25T23:30:00Z', '2026-10-25'],
  ])('changes at midnight Irish time, %s', (_, now, date) => {
    expect(todayInDublin(new Date(now))).toBe(date)
  })

  it('agrees with the time zone database', () => {
    const dublin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Dublin' })
    for (let hour = 0; hour < 3 * 365 * 24; hour += 5) {
      const now = new Date(Date.UTC(2026, 0, 1, hour, 30))
      expect(todayInDublin(now)).toBe(dublin.format(now))
    }
  })
})
