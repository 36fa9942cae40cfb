import { offersOf, type Offers } from '@/lib/booking/offer'
import { content } from './content'
import { readings } from './readings'

const { properties, takenNights } = content

/** What the form needs of each property, with the nights that are taken, for the hint beside it. */
export const offers: Offers = Object.fromEntries(
  Object.entries(offersOf(properties)).map(([id, offer]) => {
    const reading = readings[id]
    if (!reading) return [id, offer]
    const { readAt, taken } = reading
    return [id, { ...offer, taken: { readAt, taken, words: takenNights.hint } }]
  }),
)
