import { z } from 'zod'
import { date, list, text, words } from './kinds'

/** First night and day of departure. */
const stay = z.tuple([date, date]).refine(([first, departure]) => first < departure)

const reading = z.strictObject({
  /** ISO date and time in UTC. */
  readAt: z.iso.datetime(),
  /** In order of time. */
  taken: z.array(stay.readonly()).readonly(),
})

/** `key` is the SHA-256 of a calendar's address: it tells calendars apart and says nothing of them. */
const readings = reading.extend({ feeds: list(reading.extend({ key: z.hash('sha256') })) })

/**
 * What `npm run availability` writes and a build reads: which nights of a property are taken, and when each of its
 * calendars was last read. `readAt` of a property is that of its oldest feed; a property without calendars has no entry.
 */
export const availability = z.record(z.string(), readings)

export type Reading = z.infer<typeof reading>
export type Availability = z.infer<typeof availability>

/** The words of the hint beside the booking form. `{nights}` are dates in words; `others` ends a list that is too long. */
const hint = words('text', 'others').extend({
  one: text('nights'),
  /** `{count}` is a word of `counts`, which begin with two; from the first number without a word on, digits. */
  several: text('count', 'nights'),
  counts: list(text()),
})

/** The words of “Nights taken” on the property pages. */
export const takenNights = words('heading', 'none', 'key', 'today').extend({
  /** `{nights}` are days of a month in words. */
  taken: text('nights'),
  /** `{time}` is when the calendars were read. */
  read: text('time'),
  hint,
})

export type TakenNightsWords = z.infer<typeof takenNights>
export type TakenHintWords = z.infer<typeof hint>
