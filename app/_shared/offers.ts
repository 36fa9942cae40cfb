import { existsSync, readFileSync } from 'node:fs'
import { picture } from '@/content/photos/picture'
import { properties } from '@/content/properties/all'
import { readingOf, type Calendar } from '@/lib/availability'
import type { Offers } from '@/lib/booking/stay'

const FILE = '.generated/calendars.json'

/** What `npm run availability` has written. */
const calendars: Record<string, Calendar[]> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}

/** What the booking pages need of each property, with the nights that are taken. */
export const offers: Offers = properties.map((property) => {
  const { id, name, shortName, nightlyPrice, capacity, terms } = property
  return {
    ...{ id, name, shortName, nightlyPrice, capacity, terms },
    picture: picture(property.picture),
    reading: readingOf(calendars[id]),
  }
})
