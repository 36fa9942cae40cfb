import type { BookingOffer } from '../types/booking'
import type { Property } from '../types/property'

/** What the form needs of a property and nothing more: it travels to the browser as data. */
export function offerOf(property: Property): BookingOffer {
  const { id, name, shortName, nightlyPrice, capacity, picture, thumbnail, terms } = property
  return { id, name, shortName, nightlyPrice, capacity, picture, thumbnail, terms }
}
