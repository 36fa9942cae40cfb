import { isStale, nightsInWords, within } from '../availability'
import { dayAndMonth, fill, listInWords, lowerFirst, plural, weekdayDate } from '../format'
import { dateFields, detailFields, either, stayOf } from './stay'
import type { Dates, Draft, Offers } from './stay'

export interface Hint {
  kind: string
  /** The field that it is about. */
  field: keyof Draft
  title: string
  text: string
}

/**
 * Lists what a guest may want to know about the choices made so far. Hints never block, and never call a choice wrong
 * (docs/decisions/0003-hints-never-errors.md). A new hint is an entry here and its words in `content/booking.ts`.
 *
 * @param today ISO date in Ireland
 * @param words title and text of each hint by its kind, with blanks such as `{nights}`
 * @example hintsFor(draft, offers, '2026-11-27', words) // [{ kind: 'sameDay', field: 'checkOut', title: 'Check-in and …', … }]
 */
export function hintsFor(
  draft: Draft,
  offers: Offers,
  today: string,
  words: Readonly<Record<string, Pick<Hint, 'title' | 'text'>>>,
): Hint[] {
  const { oddDate } = draft
  const { offer, priced, quote, dates, guests } = stayOf(draft, offers)
  const nights = plural(quote?.nights ?? 0, 'night')
  const past = dateFields.find((field) => draft[field] && draft[field] < today)
  const isCrowded = offer && guests > offer.capacity
  const larger = offers.find(({ capacity }) => capacity >= guests)
  const party = {
    property: offer?.shortName ?? '',
    capacity: offer?.capacity ?? 0,
    guests: plural(guests, 'guest'),
  }
  const reading = offer?.reading && !isStale(offer.reading.readAt, today) ? offer.reading : undefined
  const taken = reading && dates ? within(reading.taken, dates.checkIn, dates.checkOut) : []

  const hint = (kind: string, field?: keyof Draft | false, values: Record<string, string | number> = {}) => {
    const { title, text } = words[kind]!
    return field ? [{ kind, field, title: fill(title, values), text: fill(text, values) }] : []
  }
  return [
    ...hint(oddDate?.kind ?? 'noDate', oddDate?.field, yearOf(oddDate?.text)),
    ...hint('reversed', quote && draft.checkOut < draft.checkIn && 'checkOut', { nights }),
    ...hint('sameDay', quote?.nights === 0 && 'checkOut', { nights }),
    ...hint('past', past, past && { date: weekdayDate(draft[past]), today: weekdayDate(today) }),
    ...hint('overAYear', quote && quote.nights > 366 && 'checkOut', { nights }),
    ...hint('capacity', isCrowded && larger && 'guests', {
      ...party,
      larger: lowerFirst(larger?.shortName ?? ''),
      largerCapacity: larger?.capacity ?? 0,
    }),
    ...hint('tooMany', isCrowded && !larger && 'guests', party),
    ...hint('noProperty', quote && !offer && 'property', {
      property: lowerFirst(priced.shortName),
      either: either(offers),
    }),
    ...hint('taken', taken.length > 0 && 'checkIn', {
      nights: listInWords(nightsInWords(taken, dayAndMonth)),
    }),
  ]
}

/** @example yearOf('0027-06-12') // { year: '0027', meant: '2027' } */
const yearOf = (date = '') => ({ year: date.slice(0, 4), meant: `20${date.slice(2, 4)}` })

interface MissingWords {
  missing: string
  choices: Record<'property' | 'noDate' | keyof Dates, string>
  details: string
}

/**
 * Says what the submit button waits for; once it works, the first hint; and without one, what an answer also needs.
 *
 * @returns the empty string if nothing is missing
 * @example missing(draft, hints, words, guestWords) // 'Only your name, email and phone to go.'
 */
export function missing(
  draft: Draft,
  hints: readonly Hint[],
  words: MissingWords,
  guestWords: Record<(typeof detailFields)[number], { needed: string }>,
): string {
  const choices = (['property', ...dateFields] as const)
    .filter((field) => !draft[field])
    .map(
      (field) =>
        words.choices[draft.oddDate?.kind === 'noDate' && draft.oddDate.field === field ? 'noDate' : field],
    )
  if (choices.length > 0) return fill(words.missing, { what: listInWords(choices) })
  if (hints[0]) return hints[0].title
  const details = detailFields
    .filter((field) => !draft[field].trim())
    .map((field) => guestWords[field].needed)
  return details.length > 0 ? fill(words.details, { what: listInWords(details) }) : ''
}
