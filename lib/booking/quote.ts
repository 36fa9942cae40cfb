import { differenceInCalendarDays, parseISO } from 'date-fns'
import { isIsoDate } from '../iso-date'

export interface Quote {
  nights: number
  /** Euro. */
  total: number
}

/**
 * Nights and price of a stay. Counted in calendar days, so a clock change adds or takes no night; the order of the
 * dates does not matter (requirements §5).
 *
 * @param nightlyPrice euro a night
 * @param checkIn ISO date, `2026-06-12`
 * @param checkOut ISO date
 * @returns nights (0 or more) and total in euro; `undefined` while a date is missing or does not exist
 * @example quote(550, '2026-06-12', '2026-06-15') // { nights: 3, total: 1650 }
 */
export function quote(nightlyPrice: number, checkIn: string, checkOut: string): Quote | undefined {
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut)) return undefined
  const nights = Math.abs(differenceInCalendarDays(parseISO(checkOut), parseISO(checkIn)))
  return { nights, total: nights * nightlyPrice }
}
