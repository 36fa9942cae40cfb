import { dateRange, euro, fill, plural } from '../format'
import { draftFrom, offerOf, type Offers, type Stay, type Texts } from './stay'

/** The address of the booking page with a property preselected (requirements §2): `/book?property=house` */
export const bookLink = (property: string) => `/book?property=${property}`

/**
 * The address of a plan, which one guest passes on to others. Dates and guests stand in the fragment, which no server receives
 * (docs/decisions/0013-a-plan-has-an-address.md).
 *
 * @returns `undefined` while the property or a date is missing
 * @example planAddress(stay) // '/book?property=house#checkIn=2027-06-12&checkOut=2027-06-15&guests=6'
 */
export const planAddress = ({ offer, dates, guests }: Stay) =>
  offer &&
  dates &&
  `${bookLink(offer.id)}#checkIn=${dates.checkIn}&checkOut=${dates.checkOut}&guests=${guests}`

/**
 * Reads what an address of the booking page fills into the form, as values of its fields. Anybody can write an address, so
 * dates and guests count only as a whole: with a known property, two existing dates and a number of guests to choose from.
 *
 * @example readPlan('?property=house', '#contact', offers, 8) // { property: 'house' }
 */
export function readPlan(search: string, hash: string, offers: Offers, maxGuests: number): Texts {
  const property = new URLSearchParams(search).get('property') ?? ''
  if (!offerOf(property, offers)) return {}
  const { checkIn = '', checkOut = '', guests } = Object.fromEntries(new URLSearchParams(hash.slice(1)))
  const draft = draftFrom({ checkIn, checkOut, guests: guests ?? '' }, maxGuests)
  const isPlan = draft.checkIn && draft.checkOut && String(draft.guests) === guests
  return isPlan ? { property, checkIn, checkOut, guests } : { property }
}

/** The share of each guest in whole euro: `€825 each`, or `about €367 each` where the total does not divide. */
export function eachOf(total: number, guests: number, words: Record<'each' | 'aboutEach', string>) {
  const amount = total / guests
  return fill(Number.isInteger(amount) ? words.each : words.aboutEach, { amount: euro(Math.round(amount)) })
}

/**
 * What a guest passes on to others: the stay in words, and the address at which the form opens with it. Neither holds the
 * guest's name, email address or phone number.
 *
 * @param text with blanks for the property, the dates, the nights, the total and the share of each
 * @returns data for `navigator.share`; `undefined` while property or dates are missing, and for a stay without a night
 */
export function planToShare(stay: Stay, text: string, each: string, siteUrl: string) {
  const { offer, quote, dates } = stay
  if (!offer || !quote?.nights || !dates) return undefined
  return {
    title: offer.name,
    text: fill(text, {
      property: offer.name,
      dates: dateRange(dates.checkIn, dates.checkOut),
      nights: plural(quote.nights, 'night'),
      total: euro(quote.total),
      each,
    }),
    url: siteUrl + planAddress(stay),
  }
}
