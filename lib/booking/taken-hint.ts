import { countNights, isStale, within } from '../availability/nights'
import { nightsInWords } from '../availability/words'
import { fill } from '../format'
import type { HintWords } from '../schema/booking'
import type { Draft } from './draft'
import type { Offers, TakenNights } from './offer'
import { stayOf } from './stay'

/**
 * A hint where nights of the stay look taken in the chosen property. It never blocks, because calendars can be late
 * (docs/decisions/0003-hints-never-errors.md). A reading older than three days says nothing.
 *
 * @returns `undefined` while the property or a date is missing, and where no night looks taken
 */
export function takenHint(draft: Draft, offers: Offers, now: Date): HintWords | undefined {
  const { offer, dates } = stayOf(draft, offers)
  const reading = offer?.taken
  if (!reading || !dates || isStale(reading.readAt, now)) return undefined
  const ranges = within(reading.taken, dates.from, dates.to)
  const count = ranges.reduce((sum, range) => sum + countNights(range), 0)
  if (count === 0) return undefined
  const { others, text } = reading.words
  const sentence = sentenceFor(count, countNights([dates.from, dates.to]), reading.words)
  return { title: fill(sentence, { nights: nightsInWords(ranges, others) }), text }
}

function sentenceFor(taken: number, asked: number, words: TakenNights['words']): string {
  if (taken === asked) return asked === 1 ? words.only : words.all
  return taken === 1 ? words.one : fill(words.several, { count: words.counts[taken - 2] ?? taken })
}
