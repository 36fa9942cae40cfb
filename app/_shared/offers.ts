import { existsSync, readFileSync } from 'node:fs'
import type { BookingOffer, Offers } from '@/lib/booking/offer'
import type { Availability } from '@/lib/schema/availability'
import type { Property } from '@/lib/schema/property'
import { content } from './content'

const FILE = '.generated/availability.json'

/** What `npm run availability` has written, checked before the build (scripts/check/content.ts). */
export const readings: Availability = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}

function offerFor(property: Property): BookingOffer {
  const { id, name, shortName, nightlyPrice, capacity, picture, thumbnail, terms } = property
  const offer = { id, name, shortName, nightlyPrice, capacity, picture, thumbnail, terms }
  const reading = readings[id]
  if (!reading) return offer
  const { readAt, taken } = reading
  return { ...offer, taken: { readAt, taken, words: content.takenNights.hint } }
}

/** What the form needs of each property, with the nights that are taken, for the hint beside it. */
export const offers: Offers = Object.fromEntries(
  content.properties.map((property) => [property.id, offerFor(property)]),
)
