import type { Reading, TakenHintWords } from '../schema/availability'
import type { Offer, Property, PropertyId } from '../schema/property'

/** Nights that calendars say are taken, with the words of the hint about them. */
export interface TakenNights extends Reading {
  words: TakenHintWords
}

/**
 * A property as the booking form knows it: what it costs, whom it holds, and, where there are any, the owner's terms and
 * the nights that are taken.
 */
export type BookingOffer = Offer & Pick<Property, 'terms'> & { taken?: TakenNights }

export type Offers = Record<PropertyId, BookingOffer>

/** What the form needs of a property and nothing more: it travels to the browser as data. */
export function offerOf(property: Property): BookingOffer {
  const { id, name, shortName, nightlyPrice, capacity, picture, thumbnail, terms } = property
  return { id, name, shortName, nightlyPrice, capacity, picture, thumbnail, terms }
}

/** The same of every property. */
export function offersOf(properties: Readonly<Record<PropertyId, Property>>): Offers {
  const offers = Object.values(properties).map((property) => [property.id, offerOf(property)])
  return Object.fromEntries(offers) as Offers
}
