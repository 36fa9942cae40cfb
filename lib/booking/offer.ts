import { guestCounts } from './draft'
import { euro, fill, lowerFirst } from '../format'
import type { Reading } from '../availability'
import type { TakenHintWords } from '../schema/availability'
import type { Property, PropertyId } from '../schema'

/** What the booking form knows of a property. The rest is left out, because this is sent to the browser as data. */
export interface BookingOffer extends Pick<
  Property,
  'id' | 'name' | 'shortName' | 'nightlyPrice' | 'capacity' | 'picture' | 'thumbnail' | 'terms'
> {
  /** Nights that calendars say are taken, with the words of the hint about them. */
  taken?: Reading & { words: TakenHintWords }
}

/** By id, in the order of the pages. */
export type Offers = Readonly<Record<PropertyId, BookingOffer>>

/** Finds the offer of a property; `undefined` if none has this id, as in a forged address. */
export const offerOf = (property: string, offers: Offers): BookingOffer | undefined =>
  Object.hasOwn(offers, property) ? offers[property] : undefined

/** Rows with the price of a night in each property. `term` names it by `{property}`, its short name. */
export const priceRows = (offers: readonly BookingOffer[], term: string) =>
  offers.map(({ shortName, nightlyPrice }) => ({
    term: fill(term, { property: shortName }),
    value: euro(nightlyPrice),
  }))

/**
 * Says how a party stays that is larger than the form's last choice of guests: in the two properties that sleep most.
 *
 * @param sentence with `{most}`, `{larger}` and `{other}`
 * @returns `undefined` where the properties together sleep no more guests than the form offers, or than one of them
 * @example largerParty(offers, 'Take {larger} and {other}.') // 'Take the house and the apartment.'
 */
export function largerParty(offers: Offers, sentence: string): string | undefined {
  const most = guestCounts.at(-1)!
  const [larger, other] = Object.values(offers).sort((one, next) => next.capacity - one.capacity)
  if (!larger || !other) return undefined
  if (larger.capacity + other.capacity <= Math.max(most, larger.capacity)) return undefined
  return fill(sentence, { most, larger: lowerFirst(larger.shortName), other: lowerFirst(other.shortName) })
}
