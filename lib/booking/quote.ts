import { countNights } from '../availability'
import { isIsoDate } from '../iso-date'

/**
 * Computes nights and total of a stay. It counts calendar days, so a clock change neither adds nor removes a night. The
 * order of the two dates does not matter, because requirements §5 wants the absolute difference.
 *
 * @param nightlyPrice price of a night in euro
 * @param checkIn ISO date, `2026-06-12`
 * @param checkOut ISO date
 * @returns nights (0 or more) and total in euro; `undefined` if a date is empty or does not exist
 * @example quote(550, '2026-06-12', '2026-06-15') // { nights: 3, total: 1650 }
 */
export function quote(nightlyPrice: number, checkIn: string, checkOut: string) {
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut)) return undefined
  const nights = Math.abs(countNights([checkIn, checkOut]))
  return { nights, total: nights * nightlyPrice }
}
