import { existsSync, readFileSync } from 'node:fs'
import { offersOf, type Offers } from '@/lib/booking/offer'
import type { Availability } from '@/lib/schema/availability'
import { content } from './content'

const { properties, takenNights } = content

const FILE = '.generated/availability.json'

/** What `npm run availability` has written, checked before the build (scripts/check/content.ts). */
export const readings: Availability = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}

/** What the form needs of each property, with the nights that are taken, for the hint beside it. */
export const offers: Offers = Object.fromEntries(
  Object.entries(offersOf(properties)).map(([id, offer]) => {
    const reading = readings[id]
    if (!reading) return [id, offer]
    const { readAt, taken } = reading
    return [id, { ...offer, taken: { readAt, taken, words: takenNights.hint } }]
  }),
)
