import { lightOn } from './sun'

const greencastle = { latitude: 55.204, longitude: -6.983 }

it.each([
  ['2027-06-12', '11:06 PM', true],
  ['2026-06-21', '11:11 PM', true],
  ['2026-12-21', '4:45 PM', false],
  // The day on which the clocks go forward.
  ['2027-03-28', '8:33 PM', false],
])('on %s there is light until %s in Irish time', (date, until, isNeverDark) => {
  expect(lightOn(date, greencastle)).toEqual({ until, isNeverDark })
})

it('prints a time after midnight, and none where twilight lasts all night', () => {
  expect(lightOn('2026-06-21', { latitude: 60, longitude: -7 })?.until).toBe('12:42 AM')
  expect(lightOn('2026-06-21', { latitude: 65, longitude: -7 })).toBeUndefined()
})
