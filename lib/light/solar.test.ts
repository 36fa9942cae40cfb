import { clockTime, sunMinutes, sunTimes, zenith } from './solar'

it.each([
  ['2026-06-21', '4:47 AM', '10:12 PM'],
  ['2026-12-21', '8:52 AM', '4:00 PM'],
  ['2026-03-21', '6:28 AM', '6:43 PM'],
  ['2026-09-23', '7:15 AM', '7:24 PM'],
])('on %s the sun rises at %s and sets at %s', (date, sunrise, sunset) => {
  expect(sunTimes(date)).toEqual({ sunrise, sunset })
})

it('gives an hour more on the day on which the clocks go forward', () => {
  const difference = sunMinutes('2026-03-29')!.set - sunMinutes('2026-03-28')!.set
  expect(difference).toBeCloseTo(62, 0)
})

it('gives no time of nautical dusk at midsummer, when the sun does not get that low', () => {
  expect(sunMinutes('2026-06-21', zenith.nautical)).toBeUndefined()
  expect(sunMinutes('2026-12-21', zenith.nautical)).toBeDefined()
})

it.each([
  [0, '12:00 AM'],
  [719.6, '12:00 PM'],
  [720, '12:00 PM'],
  [785, '1:05 PM'],
  [1439.7, '12:00 AM'],
])('prints %d minutes after midnight as %s', (minutes, time) => {
  expect(clockTime(minutes)).toBe(time)
})
