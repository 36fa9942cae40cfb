import { isIsoDate } from '../iso-date'
import { guestCounts, propertyId, type Draft } from './draft'
import type { Fields } from './stored-draft'

/** The address of the booking page with a property preselected (requirements §2): `/book?property=house` */
export const bookLink = (property: Draft['property']) => `/book?property=${property}`

/** What one guest passes on to others: a property, the nights and the number of guests, and nothing of the guest. */
export type Plan = Pick<Draft, 'property' | 'checkIn' | 'checkOut' | 'guests'>

/**
 * The address of a plan. Dates and guests stand in the fragment, which no server receives
 * (docs/decisions/0013-a-plan-has-an-address.md).
 *
 * @example planAddress(plan) // '/book?property=house#checkIn=2027-06-12&checkOut=2027-06-15&guests=6'
 */
export const planAddress = ({ property, checkIn, checkOut, guests }: Plan) =>
  `${bookLink(property)}#checkIn=${checkIn}&checkOut=${checkOut}&guests=${guests}`

/**
 * Reads a plan from the address of the booking page, as values of the form's fields. Anybody can write an address, so the
 * plan counts only as a whole: with a known property, two existing dates and 1 to 8 guests, each named once.
 *
 * @param search query of the address, with or without `?`
 * @param hash fragment of the address with its `#`, or empty
 * @returns `undefined` for every other address, such as `/book#contact`
 */
export function readPlan(search: string, hash: string): Fields | undefined {
  const property = propertyId(onlyValue(new URLSearchParams(search), 'property'))
  const fragment = new URLSearchParams(hash.slice(1))
  const [checkIn, checkOut] = [onlyValue(fragment, 'checkIn'), onlyValue(fragment, 'checkOut')]
  const guests = onlyValue(fragment, 'guests')
  if (!property || !isIsoDate(checkIn) || !isIsoDate(checkOut)) return undefined
  if (!guestCounts.some((count) => String(count) === guests)) return undefined
  return { property, checkIn, checkOut, guests }
}

const onlyValue = (parameters: URLSearchParams, name: string) => {
  const values = parameters.getAll(name)
  return values.length === 1 ? values[0]! : ''
}
