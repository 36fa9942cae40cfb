import { countNights, isStale, nightsInWords, within } from '../availability'
import { dayAndMonth, fill, listDays } from '../format'
import type { HintWords } from '../schema/booking'
import type { Stay } from './stay'

/**
 * A hint where nights of the stay look taken in the chosen property. It never blocks, because calendars can be late
 * (docs/decisions/0003-hints-never-errors.md). A reading older than three days says nothing. If more
 * than six nights and ranges are taken, it names the first four.
 *
 * @returns `undefined` while the property or a date is missing, and where no night looks taken
 */
export function takenHint({ offer, dates }: Stay, now: Date): HintWords | undefined {
  const reading = offer?.taken
  if (!reading || !dates || isStale(reading.readAt, now)) return undefined
  const ranges = within(reading.taken, dates.checkIn, dates.checkOut)
  const count = ranges.reduce((sum, range) => sum + countNights(range), 0)
  if (count === 0) return undefined
  const { one, several, counts, others, text } = reading.words
  const all = nightsInWords(ranges, dayAndMonth)
  const nights = listDays(all.length > 6 ? [...all.slice(0, 4), others] : all)
  // `counts` begins with the word for two.
  return { title: fill(count === 1 ? one : several, { count: counts[count - 2] ?? count, nights }), text }
}
