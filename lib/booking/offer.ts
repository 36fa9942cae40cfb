import type { Offer, Property, PropertyId } from '../schema/property'

/** A property as the booking form knows it: what it costs, whom it holds, and the owner's terms where there are any. */
export type BookingOffer = Offer & Pick<Property, 'terms'>

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
