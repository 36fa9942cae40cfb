import { isStale, nightsInWords, within } from '../availability/nights'
import { fill, list, shortDay } from '../format'
import type { HintWords } from '../schema/booking'
import type { Draft } from './draft'
import type { Offers } from './offer'
import { stayOf } from './stay'

/**
 * A hint where nights of the stay look taken in the chosen property. It never blocks, because calendars can be late
 * (docs/decisions/0003-hints-never-errors.md). A reading older than three days says nothing. Of more than six nights and
 * ranges it names four.
 *
 * @returns `undefined` while the property or a date is missing, and where no night looks taken
 */
export function takenHint(draft: Draft, offers: Offers, now: Date): HintWords | undefined {
  const { offer, dates } = stayOf(draft, offers)
  const reading = offer?.taken
  if (!reading || !dates || isStale(reading.readAt, now)) return undefined
  const nights = nightsInWords(within(reading.taken, dates.from, dates.to), shortDay)
  if (nights.length === 0) return undefined
  const { title, text, others } = reading.words
  const named = nights.length > 6 ? [...nights.slice(0, 4), others] : nights
  return { title: fill(title, { nights: list(named) }), text }
}
