import type { z } from 'zod'
import { list, text, words } from './kinds'

/** The words of the hint beside the booking form. `{nights}` are dates in words; `others` ends a list that is too long. */
const hint = words('text', 'others').extend({
  one: text('nights'),
  /** `{count}` is a word of `counts`, which begin with two; from the first number without a word on, digits. */
  several: text('count', 'nights'),
  counts: list(text()),
})

/** The words of “Nights taken” on the property pages. `{nights}` are days of a month in words. */
export const takenNights = words('heading', 'none').extend({
  one: text('month', 'nights'),
  several: text('month', 'nights'),
  /** `{time}` is when the calendars were read. */
  read: text('time'),
  hint,
})

export type TakenNightsWords = z.infer<typeof takenNights>
export type TakenHintWords = z.infer<typeof hint>
