import { isIsoDate } from '../iso-date'
import type { Dates } from './dates'
import { guestCounts, propertyId } from './draft'

/** The address of the booking page with a property preselected (requirements §2): `/book?property=house` */
export const bookLink = (property: string) => `/book?property=${property}`

/**
 * What one guest passes on to others, as values of the form's fields: a property, the nights and the number of guests, and
 * nothing of the guest.
 */
export type Plan = Record<'property' | 'checkIn' | 'checkOut' | 'guests', string>

/**
 * The address of a plan. Dates and guests stand in the fragment, which no server receives
 * (docs/decisions/0013-a-plan-has-an-address.md). The year of light names the dates alone.
 *
 * @example planAddress(plan) // '/book?property=house#checkIn=2027-06-12&checkOut=2027-06-15&guests=6'
 */
export const planAddress = ({ property, checkIn, checkOut, guests }: Partial<Plan> & Dates) =>
  `${property ? bookLink(property) : '/book'}#checkIn=${checkIn}&checkOut=${checkOut}${guests ? `&guests=${guests}` : ''}`

/**
 * Reads a plan from the address of the booking page. Anybody can write an address, so the plan counts only as a whole: with
 * a known property, two existing dates and 1 to 8 guests, each named once; or without a property, and then also without
 * guests.
 *
 * @param address `location`, or a `URL`
 * @returns `undefined` for every other address, such as `/book#contact`
 */
export function readPlan(address: Pick<URL, 'search' | 'hash'>) {
  const valueOf = valuesIn(address)
  const [property, guests] = [valueOf('property'), valueOf('guests')]
  const dates = { checkIn: valueOf('checkIn') ?? '', checkOut: valueOf('checkOut') ?? '' }
  if (!isIsoDate(dates.checkIn) || !isIsoDate(dates.checkOut)) return undefined
  if (property === undefined && guests === undefined) return dates
  if (!guestCounts.some((count) => String(count) === guests)) return undefined
  const stay = { ...dates, guests: guests! }
  if (property === undefined) return stay
  return propertyId(property) ? { property, ...stay } : undefined
}

/**
 * Returns a function that finds a value in the query or the fragment of an address, in lower case: the empty string if its
 * name is repeated, `undefined` if it is not named. Programs that pass an address on may write `&amp;` for `&` and `%23` for
 * `#`, or take the end of a sentence for a part of the address.
 *
 * @example valuesIn(new URL('https://a.example/book?property=House.'))('property') // 'house'
 */
export function valuesIn({ search, hash }: Pick<URL, 'search' | 'hash'>) {
  const parameters = new URLSearchParams(`${search}&${hash.slice(1)}`.replaceAll(/&amp;|%23/g, '&'))
  return (name: string) => {
    const [value, ...others] = parameters.getAll(name)
    return others.length > 0 ? '' : value?.replace(/\W+$/, '').toLowerCase()
  }
}
