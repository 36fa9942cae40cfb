import { existsSync, readFileSync } from 'node:fs'
import { readingOf, type Calendar } from '@/lib/availability'
import type { BookingOffer, Offers } from '@/lib/booking/offer'
import type { Property, PropertyId } from '@/lib/schema'
import { content } from './content'

const FILE = '.generated/calendars.json'

/** What `npm run availability` has written. */
const calendars: Record<string, Calendar[]> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}

/** Which nights of a property are taken, where its calendars are read. */
export const readingFor = (id: PropertyId) => readingOf(calendars[id])

function offerFor(property: Property): BookingOffer {
  const { id, name, shortName, nightlyPrice, capacity, picture, thumbnail, terms } = property
  const offer = { id, name, shortName, nightlyPrice, capacity, picture, thumbnail, terms }
  const reading = readingFor(id)
  if (!reading) return offer
  return { ...offer, taken: { ...reading, words: content.takenNights.hint } }
}

/** What the form needs of each property, with the nights that are taken, for the hint beside it. */
export const offers: Offers = Object.fromEntries(
  content.properties.map((property) => [property.id, offerFor(property)]),
)
