import type { Dates } from '../booking/draft'
import { clockTime, sunMinutes, zenith } from './solar'

/** A part of the year, in percent of its length. */
export interface PartOfYear {
  from: number
  to: number
}

const DAY = 86_400_000
const YEAR = 365

/** Noon of a date in percent of a year of 365 days. 29 February has the place of 1 March. */
export function noonInYear(date: string): number {
  const [, month, day] = date.split('-').map(Number)
  const dayOfYear = (Date.UTC(2026, month! - 1, day) - Date.UTC(2026, 0)) / DAY
  return ((dayOfYear + 0.5) / YEAR) * 100
}

/**
 * Where the nights of a stay are in a drawing of one year, from noon of the first day to noon of the last. The year of the
 * dates does not matter, because the light hardly changes from year to year.
 *
 * @returns two parts for a stay over New Year; none without a night, and none for a year or more, which would be all of it
 * @example nightsInYear({ checkIn: '2026-12-30', checkOut: '2027-01-02' }) // [{ from: 99.6, to: 100 }, { from: 0, to: 0.4 }]
 */
export function nightsInYear({ checkIn, checkOut }: Dates): PartOfYear[] {
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / DAY
  if (nights === 0 || nights >= YEAR) return []
  const [start, end] = [noonInYear(checkIn), noonInYear(checkOut)]
  // The night of 29 February begins and ends at the place of 1 March.
  if (start <= end) return [{ from: start, to: end }]
  return [
    { from: start, to: 100 },
    { from: 0, to: end },
  ]
}

/**
 * When it gets dark on the first evening of a stay. The minute is rounded down, so that the light lasts until then.
 *
 * @returns the end of civil twilight as the site prints a time, and whether the sky stays light all night, because the sun
 *   does not sink below nautical twilight; `undefined` without a night, and before 1970 or after 2100, where the formulas of
 *   `lib/light/solar.ts` are not exact
 * @example firstEvening({ checkIn: '2027-06-12', checkOut: '2027-06-15' }) // { lightUntil: '11:06 PM', isLightAllNight: true }
 */
export function firstEvening({ checkIn, checkOut }: Dates) {
  const dusk = sunMinutes(checkIn, zenith.civil)
  if (checkIn === checkOut || checkIn < '1970' || checkIn > '2101' || !dusk) return undefined
  return {
    lightUntil: clockTime(Math.floor(dusk.set)),
    isLightAllNight: !sunMinutes(checkIn, zenith.nautical),
  }
}
