import { addDays, lightFormat, parseISO } from 'date-fns'
import type { BookingOffer, Offers } from './offer'
import type { RequestQuery } from './query'
import { offerFor, type Draft } from './draft'
import { quote, type Quote } from './quote'

/**
 * A request as the confirmation page knows it: what its address carries, and what was typed on this visit when it is
 * still in memory.
 */
export interface StayRequest extends Omit<RequestQuery, 'property'> {
  offer?: BookingOffer
  /** The total follows from property and nights, so it is our price and not somebody's invention. */
  totalConfirmed: boolean
  /** The earlier and the later of the two dates, ISO. */
  dates?: { from: string; to: string }
  guest?: Pick<Draft, 'name' | 'email' | 'phone' | 'requests'>
}

/** All that the page says of a stay, derived from the draft while rendering. */
export interface Stay {
  /** The property that was chosen. */
  offer?: BookingOffer
  /** Euro; the apartment's while no property is chosen (requirements §9). */
  nightlyPrice: number
  /** There as soon as both dates are set. */
  quote?: Quote
  /** The earlier and the later date, ISO. */
  dates?: { from: string; to: string }
  guests: number
}

export function stayOf(draft: Draft, offers: Offers): Stay {
  const { nightlyPrice } = offerFor(draft.property, offers)
  const quoted = quote(nightlyPrice, draft.checkIn, draft.checkOut)
  return {
    offer: draft.property ? offers[draft.property] : undefined,
    nightlyPrice,
    quote: quoted,
    dates: quoted && inOrder(draft.checkIn, draft.checkOut),
    guests: draft.guests,
  }
}

/**
 * The request that the confirmation page shows. What was typed counts only where it is the very stay of the address:
 * after a second request, Back and Forward lead to addresses of another one.
 */
export function requestOf(query: RequestQuery, draft: Draft, offers: Offers): StayRequest {
  const { property, nights, total, guests } = query
  const stay = stayOf(draft, offers)
  const typedHere =
    property !== undefined &&
    property === draft.property &&
    guests === draft.guests &&
    nights === stay.quote?.nights &&
    total === stay.quote?.total
  return {
    offer: property && offers[property],
    nights,
    total,
    guests,
    totalConfirmed: totalFollows(query, offers),
    dates: typedHere ? stay.dates : undefined,
    guest: typedHere ? draft : undefined,
  }
}

/** Nothing in the address, or nothing that can be believed. */
export function isBare(query: RequestQuery): boolean {
  return Object.values(query).every((value) => value === undefined)
}

/** A night of the stay, or several that are said in one line. */
export type NightRow = { night: string } | { more: number }

/**
 * The nights of a stay, one row each; of more than seven, the first three, the count of those between, and the last.
 *
 * @param from ISO date of the first night
 * @param nights 0 or more
 * @example nightRows('2026-06-12', 2) // [{ night: '2026-06-12' }, { night: '2026-06-13' }]
 */
export function nightRows(from: string, nights: number): NightRow[] {
  const first = parseISO(from)
  const row = (index: number) => ({ night: lightFormat(addDays(first, index), 'yyyy-MM-dd') })
  if (nights <= 7) return Array.from({ length: nights }, (_, index) => row(index))
  return [row(0), row(1), row(2), { more: nights - 4 }, row(nights - 1)]
}

function totalFollows({ property, nights, total }: RequestQuery, offers: Offers): boolean {
  if (property === undefined || nights === undefined) return false
  return total === nights * offers[property].nightlyPrice
}

const inOrder = (one: string, other: string) =>
  one <= other ? { from: one, to: other } : { from: other, to: one }
