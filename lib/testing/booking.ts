/** Complete booking data for tests. It differs on purpose from the real content. */
import type { Request } from '../booking/request'
import { stayOf, type Draft, type Offer, type Texts } from '../booking/stay'
import { anOffer, aPicture } from './builders'

export const house: Offer = anOffer({ nightlyPrice: 100, capacity: 6 })
export const loft: Offer = anOffer({
  id: 'loft',
  name: 'Net Loft',
  shortName: 'The loft',
  nightlyPrice: 40,
  capacity: 3,
  picture: aPicture({ name: 'loft', alt: 'A loft' }),
})
export const offers = [house, loft]

/** A draft as the form holds it. */
export const textsOf = (draft: Draft): Texts =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, String(value)]))

/** A draft with everything filled in: three nights in the house for five, at 100 euro. */
export const aFullDraft = (over: Partial<Draft> = {}): Draft => ({
  property: 'house',
  guests: 5,
  checkIn: '2031-05-09',
  checkOut: '2031-05-12',
  name: 'Róisín Test',
  email: 'roisin@guest.example',
  phone: '+000 22 333',
  requests: '',
  ...over,
})

/** The same stay as the confirmation page knows it. */
export const aRequest = (over: Partial<Request> = {}): Request => ({
  offer: house,
  nights: 3,
  total: 300,
  breakdown: '3 nights × €100',
  guests: 5,
  stay: stayOf(aFullDraft(), offers),
  guest: aFullDraft(),
  ...over,
})
