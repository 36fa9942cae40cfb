import { getTimes } from 'suncalc'
import { timeInDublin } from './dates'

/** In degrees; north and east are positive. */
interface Position {
  latitude: number
  longitude: number
}

const FIVE_MINUTES = 300_000

/**
 * Until about when there is light on an evening: the end of civil twilight in Irish time, to the nearest five minutes.
 *
 * @param date ISO date that exists
 * @returns `undefined` where civil twilight does not end
 * @example lightUntil('2027-06-12', { latitude: 55.204, longitude: -6.983 }) // '11:05 PM'; on the hour '11 PM'
 */
export function lightUntil(date: string, { latitude, longitude }: Position) {
  // The day to which suncalc counts midnight is the one before.
  const { dusk } = getTimes(new Date(`${date}T12:00Z`), latitude, longitude)
  if (!dusk) return undefined
  const nearest = new Date(Math.round(dusk.getTime() / FIVE_MINUTES) * FIVE_MINUTES)
  return timeInDublin(nearest).replace(':00', '')
}
