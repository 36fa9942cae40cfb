import { todayInDublin } from '../light/dublin-time'
import { fill, lowerFirst, plural, weekdayDate } from '../format'
import type { Offers } from './offer'
import type { HintKind, HintWords } from '../schema/booking'
import type { Draft } from './draft'
import { stayOf, type Stay } from './stay'
import { takenHint } from './taken-hint'

export interface Hint extends HintWords {
  kind: HintKind | 'taken'
  /** The field that the hint describes. */
  field: HintField
}

type HintField = 'property' | 'checkIn' | 'checkOut' | 'guests'

/** What the hints depend on. */
interface Situation {
  draft: Draft
  stay: Stay
  offers: Offers
  /** ISO date at Greencastle. */
  today: string
}

type Blanks = Record<string, string | number>

/** The field of each hint. A hint about a past date describes that date. */
const fields: Record<Exclude<Hint['kind'], 'past'>, HintField> = {
  reversed: 'checkOut',
  sameDay: 'checkOut',
  capacity: 'guests',
  minimumNights: 'checkOut',
  noProperty: 'property',
  taken: 'checkIn',
}

/**
 * One rule for each hint, in the order in which the hints are shown. A rule returns the values for the blanks of its
 * words, or `undefined` if its hint does not apply. A new hint is a rule here and its words in the content.
 */
const rules: Record<HintKind, (situation: Situation) => Blanks | undefined> = {
  reversed: ({ draft: { checkIn, checkOut }, stay: { quote } }) =>
    quote && checkOut < checkIn ? { nights: plural(quote.nights, 'night') } : undefined,
  sameDay: ({ stay: { quote } }) => (quote?.nights === 0 ? { nights: plural(0, 'night') } : undefined),
  past: ({ draft: { checkIn, checkOut }, today }) => {
    const past = [checkIn, checkOut].find((date) => isPast(date, today))
    return past ? { date: weekdayDate(past), today: weekdayDate(today) } : undefined
  },
  capacity: largerProperty,
  minimumNights: ({ stay: { offer, quote } }) => {
    const minimum = offer?.terms?.minimumNights ?? 0
    return offer && quote && quote.nights > 0 && quote.nights < minimum
      ? {
          property: offer.shortName,
          minimum: plural(minimum, 'night'),
          nights: plural(quote.nights, 'night'),
        }
      : undefined
  },
  noProperty: ({ stay: { offer, quote } }) => (quote && !offer ? {} : undefined),
}

/**
 * Lists what a guest may want to know about the choices made so far. Hints never block, and never call a choice wrong
 * (docs/decisions/0003-hints-never-errors.md).
 *
 * @param words title and text of each hint, with blanks such as `{nights}`
 * @example hintsFor(draft, offers, new Date(), words) // [{ kind: 'sameDay', title: 'Check-in and …', text: 'We have …' }]
 */
export function hintsFor(
  draft: Draft,
  offers: Offers,
  now: Date,
  words: Record<HintKind, HintWords>,
): Hint[] {
  const stay = stayOf(draft, offers)
  const today = todayInDublin(now)
  const pastField = isPast(draft.checkIn, today) ? 'checkIn' : 'checkOut'
  const hints = (Object.keys(rules) as HintKind[]).flatMap((kind): Hint[] => {
    const blanks = rules[kind]({ draft, stay, offers, today })
    return blanks
      ? [
          {
            kind,
            field: kind === 'past' ? pastField : fields[kind],
            title: fill(words[kind].title, blanks),
            text: fill(words[kind].text, blanks),
          },
        ]
      : []
  })
  // Without calendars, next.config.mjs makes this condition false while building, and the code leaves the bundle.
  if (process.env.TAKEN_NIGHTS) {
    const taken = takenHint(stay, now)
    if (taken) hints.push({ kind: 'taken', field: fields.taken, ...taken })
  }
  return hints
}

const isPast = (date: string, today: string) => date !== '' && date < today

/** Suggests the smallest property that sleeps everybody if the chosen one does not. */
function largerProperty({ stay: { offer, guests }, offers }: Situation): Blanks | undefined {
  const [larger] = Object.values(offers)
    .filter(({ capacity }) => capacity >= guests)
    .sort((one, other) => one.capacity - other.capacity)
  if (!offer || guests <= offer.capacity || !larger) return undefined
  return {
    property: offer.shortName,
    capacity: offer.capacity,
    guests: plural(guests, 'guest'),
    larger: lowerFirst(larger.shortName),
    largerCapacity: larger.capacity,
  }
}
