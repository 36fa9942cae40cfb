import { lightUntil } from './sun'

const greencastle = { latitude: 55.204, longitude: -6.983 }

it.each([
  ['2026-06-21', '11:10 PM'],
  ['2026-12-21', '4:45 PM'],
  ['2027-07-10', '11 PM'],
  // The day on which the clocks go forward.
  ['2027-03-28', '8:35 PM'],
])('on %s there is light until about %s in Irish time', (date, until) => {
  expect(lightUntil(date, greencastle)).toBe(until)
})

it('prints a time after midnight, and none where twilight lasts all night', () => {
  expect(lightUntil('2026-06-21', { latitude: 60, longitude: -7 })).toBe('12:45 AM')
  expect(lightUntil('2026-06-21', { latitude: 65, longitude: -7 })).toBeUndefined()
})
