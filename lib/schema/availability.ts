import type { z } from 'zod'
import { text, words } from './kinds'

/** The words of “Nights taken” on the property pages. `{nights}` are days of a month in words. */
export const takenNights = words('heading', 'none').extend({
  one: text('month', 'nights'),
  several: text('month', 'nights'),
  /** `{time}` is when the calendars were read. */
  read: text('time'),
})

export type TakenNightsWords = z.infer<typeof takenNights>
