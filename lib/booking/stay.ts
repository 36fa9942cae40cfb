import { isShortYear, type Dates, type Draft } from './draft'
import { offerOf, type BookingOffer, type Offers } from './offer'
import { quote } from './quote'

/** What follows from a draft. It is derived while rendering. */
export interface Stay {
  offer?: BookingOffer
  /** Euro. */
  nightlyPrice: number
  /** Present once both dates are set. */
  quote?: ReturnType<typeof quote>
  /** In order. */
  dates?: Dates
  guests: number
}

/**
 * The offer whose price counts. “Any property other than house uses the apartment price” (requirements §9): that holds for
 * an empty or unknown property, because each of ours has a price of its own. Without an apartment, the lowest price counts.
 */
export const pricedAs = (property: string, offers: Offers): BookingOffer =>
  offerOf(property, offers) ??
  offers.apartment ??
  Object.values(offers).sort((one, other) => one.nightlyPrice - other.nightlyPrice)[0]!

/** Derives the stay from a draft. A date whose year has two digits makes none. */
export function stayOf({ property, checkIn, checkOut, guests }: Draft, offers: Offers): Stay {
  const { nightlyPrice } = pricedAs(property, offers)
  const [first, last] = [checkIn, checkOut].sort()
  const priced = isShortYear(first!) ? undefined : quote(nightlyPrice, checkIn, checkOut)
  return {
    offer: offerOf(property, offers),
    nightlyPrice,
    quote: priced,
    dates: priced && { checkIn: first!, checkOut: last! },
    guests,
  }
}
