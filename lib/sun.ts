import { getTimes } from 'suncalc'
import { timeInDublin } from './dates'

/** In degrees; north and east are positive. */
interface Position {
  latitude: number
  longitude: number
}

/**
 * Until when there is light on an evening.
 *
 * @param date ISO date that exists
 * @returns the end of civil twilight in Irish time, and whether the sky never goes fully dark, because the sun does not sink
 *   below nautical twilight; `undefined` where civil twilight does not end
 * @example lightOn('2027-06-12', { latitude: 55.204, longitude: -6.983 }) // { until: '11:06 PM', isNeverDark: true }
 */
export function lightOn(date: string, { latitude, longitude }: Position) {
  // The day to which suncalc counts midnight is the one before.
  const { dusk, nauticalDusk } = getTimes(new Date(`${date}T12:00Z`), latitude, longitude)
  return dusk ? { until: timeInDublin(dusk), isNeverDark: !nauticalDusk } : undefined
}
