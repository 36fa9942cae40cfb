import { isoTime } from './values'

it.each([
  ['3:00 PM', '15:00:00'],
  ['11:00 AM', '11:00:00'],
  ['12:30 PM', '12:30:00'],
  ['12:05 AM', '00:05:00'],
])('converts %s to %s', (clock, time) => {
  expect(isoTime(clock)).toBe(time)
})
