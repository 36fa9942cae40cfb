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
 * guests. Punctuation after a value does not count: mail programs take the end of a sentence for a part of the address.
 *
 * @param address `location`, or a `URL`
 * @returns `undefined` for every other address, such as `/book#contact`
 */
export function readPlan({ search, hash }: Pick<URL, 'search' | 'hash'>) {
  const property = propertyIn(search)
  const [checkIn, checkOut, guests] = ['checkIn', 'checkOut', 'guests'].map((name) => onlyValue(hash, name))
  if (!isIsoDate(checkIn!) || !isIsoDate(checkOut!)) return undefined
  const dates = { checkIn: checkIn!, checkOut: checkOut! }
  const namesProperty = /\bproperty=/.test(search)
  if (!namesProperty && !/\bguests=/.test(hash)) return dates
  if (!guestCounts.some((count) => String(count) === guests)) return undefined
  const stay = { ...dates, guests: guests! }
  if (!namesProperty) return stay
  return property ? { property, ...stay } : undefined
}

/**
 * The property in the query of an address, or the empty string.
 *
 * @example propertyIn('?property=house') // 'house'
 */
export const propertyIn = (search: string) => propertyId(onlyValue(search, 'property'))

/** @param parameters with `?` or `#` before them */
function onlyValue(parameters: string, name: string) {
  const values = new URLSearchParams(parameters.slice(1)).getAll(name)
  return values.length === 1 ? values[0]!.replace(/\W+$/, '') : ''
}
