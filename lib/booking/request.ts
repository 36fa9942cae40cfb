import { breakdownOf } from '../format'
import { offerOf, stayOf, type Draft, type Guest, type Offer, type Offers, type Stay } from './stay'

/** A stay as a confirmation knows it: from its query, confirmed by what this tab keeps. What is not known is `undefined`. */
export interface Request {
  offer?: Offer
  nights?: number
  /** Whole euro. */
  total?: number
  guests?: number
  /** Nights times price, if they make the total. Otherwise the address may be forged, and the total is not shown as our price. */
  breakdown?: string
  /** The stay that was submitted, at our price of today. */
  stay?: Stay
  guest?: Guest
}

/** The longest stay that the form can produce: from 0001-01-01 to 9999-12-31. */
export const maxNights = 3_652_058

/** More than the form offers: an address may ask for a larger party, and nobody pays by it. */
const LARGEST_PARTY = 99

/**
 * The address of the confirmation page of a stay, with the four values of the specification (requirements §4).
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
 * Reads a request from the query of its confirmation. Anybody can write an address, so some values count as absent: an
 * unknown property, a repeated name, a fraction, a sign, a total above the longest stay at the highest price
 * (docs/decisions/0004-what-thank-you-believes.md).
 *
 * @param search any string, with or without `?`
 * @param draft what the form held when it led here. It counts only if it describes the stay of the query. The total is not
 *   compared, because a new build may have changed the price meanwhile.
 * @returns `undefined` if the query holds no value that can be believed
 * @example readRequest('?property=house&nights=-3&guests=2', draft, offers) // { offer: { id: 'house', … }, guests: 2, … }
 */
export function readRequest(search: string, draft: Draft, offers: Offers): Request | undefined {
  const parameters = new URLSearchParams(search)
  const value = (name: string) => {
    const [text = '', ...others] = parameters.getAll(name)
    return others.length > 0 ? '' : text
  }
  const maxTotal = maxNights * Math.max(...offers.map(({ nightlyPrice }) => nightlyPrice))
  const offer = offerOf(value('property'), offers)
  const nights = wholeNumber(value('nights'), 0, maxNights)
  const total = wholeNumber(value('total'), 0, maxTotal)
  const guests = wholeNumber(value('guests'), 1, LARGEST_PARTY)
  if ([offer, nights, total, guests].every((each) => each === undefined)) return undefined
  const isOurPrice = offer && nights !== undefined && total === nights * offer.nightlyPrice
  const breakdown = isOurPrice ? breakdownOf(nights, offer.nightlyPrice) : undefined
  const stay = stayOf(draft, offers)
  const isSame = stay.quote && stay.offer === offer && stay.quote.nights === nights && stay.guests === guests
  return { offer, nights, total, guests, breakdown, ...(isSame && { stay, guest: draft }) }
}

/** Reads a whole number as the form writes it: digits alone, without a leading zero. */
function wholeNumber(text: string, least: number, most: number): number | undefined {
  if (!/^(0|[1-9]\d*)$/.test(text)) return undefined
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}
