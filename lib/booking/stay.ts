import { addDays } from '../availability/nights'
import type { BookingOffer, Offers } from './offer'
import type { RequestQuery } from './query'
import type { Dates } from './dates'
import type { Draft } from './draft'
import type { Guest } from './guest-fields'
import { quote, type Quote } from './quote'
import type { TermRow } from './terms'

/** A request as the confirmation page knows it: from its address, and from what was submitted last in this tab. */
export interface StayRequest extends Omit<RequestQuery, 'property'> {
  offer?: BookingOffer
  /** The total equals nights times price. Otherwise the address may be forged, and the total is not shown as our price. */
  totalMatchesPrice: boolean
  dates?: Dates
  /** The stay that was submitted, at our price of today. */
  stay?: Stay
  /** Says which nights look taken. */
  taken?: string
  /** The owner's terms for this stay. */
  terms?: readonly TermRow[]
  guest?: Guest
}

/** What the booking page says of a stay. It is derived from the draft while rendering. */
export interface Stay {
  /** The chosen property. */
  offer?: BookingOffer
  /** Euro. */
  nightlyPrice: number
  /** Present once both dates are set. */
  quote?: Quote
  /** In order. */
  dates?: Dates
  guests: number
}

/**
 * The offer whose price counts. “Any property other than house uses the apartment price” (requirements §9): that holds for
 * an empty or unknown property, because each of ours has a price of its own. Without an apartment, the lowest price counts.
 */
export const pricedAs = (property: string, offers: Offers): BookingOffer =>
  offers[property] ??
  offers.apartment ??
  Object.values(offers).sort((one, other) => one.nightlyPrice - other.nightlyPrice)[0]!

/** Derives the stay from the draft. */
export function stayOf(draft: Draft, offers: Offers): Stay {
  const { nightlyPrice } = pricedAs(draft.property, offers)
  const priced = quote(nightlyPrice, draft.checkIn, draft.checkOut)
  const [first, last] = [draft.checkIn, draft.checkOut].sort()
  return {
    offer: offers[draft.property],
    nightlyPrice,
    quote: priced,
    dates: priced && { checkIn: first!, checkOut: last! },
    guests: draft.guests,
  }
}

/**
 * Joins the query of the confirmation page with the draft that was submitted last. The draft counts only if it describes
 * the stay of the query: after a second request, Back leads to the address of the first one. The total is not compared,
 * because a new build may have changed the price meanwhile.
 */
export function requestOf(query: RequestQuery, draft: Draft, offers: Offers): StayRequest {
  const { property, ...figures } = query
  const { nights, total, guests } = figures
  const offer = offers[property ?? '']
  const stay = stayOf(draft, offers)
  const { dates, quote } = stay
  const isOfQuery = dates && stay.offer === offer && quote?.nights === nights && draft.guests === guests
  return {
    offer,
    ...figures,
    totalMatchesPrice: offer !== undefined && nights !== undefined && total === nights * offer.nightlyPrice,
    ...(isOfQuery && { dates, stay, guest: draft }),
  }
}

/**
 * The address of the confirmation page of a stay, with at most the four values of the specification (requirements §4).
 *
 * @returns `undefined` while the property or a date is missing
 * @example confirmationAddress(draft, offers) // '/thank-you?property=house&nights=3&total=1650&guests=2'
 */
export function confirmationAddress(draft: Draft, offers: Offers): string | undefined {
  const { offer, quote, guests } = stayOf(draft, offers)
  if (!offer || !quote) return undefined
  return `/thank-you?property=${offer.id}&nights=${quote.nights}&total=${quote.total}&guests=${guests}`
}

/**
 * Lists the rows of the plan: a night by its ISO date, or the count of nights that share a row. Up to seven nights have a
 * row each; a longer stay has its first three nights, the count of those in between, and its last night.
 *
 * @param from ISO date of the first night
 * @param nights 0 or more
 * @example nightRows('2026-06-12', 2) // ['2026-06-12', '2026-06-13']
 */
export function nightRows(from: string, nights: number): (string | number)[] {
  const night = (index: number) => addDays(from, index)
  if (nights <= 7) return Array.from({ length: nights }, (_, index) => night(index))
  return [night(0), night(1), night(2), nights - 4, night(nights - 1)]
}
