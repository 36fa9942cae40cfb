import { todayInDublin } from '../light/dublin-time'
import { fill, lowerFirst, plural, weekdayDate } from '../format'
import type { Offers } from './offer'
import type { HintKind, HintWords } from '../schema/booking'
import { dateFields, type Draft } from './draft'
import { pricedAs, stayOf, type Stay } from './stay'
import type { takenHint } from './taken-hint'

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
const fields: Record<Exclude<Hint['kind'], 'past' | 'shortYear'>, HintField> = {
  reversed: 'checkOut',
  sameDay: 'checkOut',
  capacity: 'guests',
  tooMany: 'guests',
  minimumNights: 'checkOut',
  noProperty: 'property',
  taken: 'checkIn',
  overAYear: 'checkOut',
}

/**
 * One rule for each hint, in the order in which the hints are shown. A rule returns the values for the blanks of its
 * words, or `undefined` if its hint does not apply. A new hint is a rule here and its words in the content.
 */
const rules: Record<HintKind, (situation: Situation) => Blanks | undefined> = {
  reversed: ({ draft: { checkIn, checkOut }, stay: { quote } }) =>
    quote && checkOut < checkIn ? { nights: plural(quote.nights, 'night') } : undefined,
  sameDay: ({ stay: { quote } }) => (quote?.nights === 0 ? { nights: plural(0, 'night') } : undefined),
  shortYear: ({ draft }) => {
    const year = draft[shortYearField(draft) ?? 'checkIn'].slice(0, 4)
    return shortYearField(draft) && { year, meant: year.replace(/^00/, '20') }
  },
  past: ({ draft, today }) => {
    const past = [draft.checkIn, draft.checkOut].find((date) => isPast(date, today))
    return past && !shortYearField(draft) ? { date: weekdayDate(past), today: weekdayDate(today) } : undefined
  },
  capacity: ({ stay, offers }) => {
    const larger = smallestFor(stay.guests, offers)
    const blanks = crowded(stay)
    return (
      larger && blanks && { ...blanks, larger: lowerFirst(larger.shortName), largerCapacity: larger.capacity }
    )
  },
  tooMany: ({ stay, offers }) => (smallestFor(stay.guests, offers) ? undefined : crowded(stay)),
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
  noProperty: ({ draft, stay: { offer, quote }, offers }) =>
    quote && !offer ? { property: lowerFirst(pricedAs(draft.property, offers).shortName) } : undefined,
  overAYear: ({ stay: { quote } }) =>
    quote && quote.nights > 366 ? { nights: plural(quote.nights, 'night') } : undefined,
}

/**
 * Lists what a guest may want to know about the choices made so far. Hints never block, and never call a choice wrong
 * (docs/decisions/0003-hints-never-errors.md).
 *
 * @param words title and text of each hint, with blanks such as `{nights}`
 * @param findTaken finds the hint about taken nights, where the owner's calendars are read
 * @example hintsFor(draft, offers, new Date(), words) // [{ kind: 'sameDay', title: 'Check-in and …', text: 'We have …' }]
 */
export function hintsFor(
  draft: Draft,
  offers: Offers,
  now: Date,
  words: Record<HintKind, HintWords>,
  findTaken?: typeof takenHint,
): Hint[] {
  const stay = stayOf(draft, offers)
  const today = todayInDublin(now)
  const fieldOf = (kind: HintKind) => {
    if (kind === 'shortYear') return shortYearField(draft)!
    if (kind === 'past') return isPast(draft.checkIn, today) ? 'checkIn' : 'checkOut'
    return fields[kind]
  }
  const hints = (Object.keys(rules) as HintKind[]).flatMap((kind): Hint[] => {
    const blanks = rules[kind]({ draft, stay, offers, today })
    return blanks
      ? [
          {
            kind,
            field: fieldOf(kind),
            title: fill(words[kind].title, blanks),
            text: fill(words[kind].text, blanks),
          },
        ]
      : []
  })
  const taken = findTaken?.(stay, now)
  const all: Hint[] = taken ? [...hints, { kind: 'taken', field: fields.taken, ...taken }] : hints
  // The last hint stands directly above the price.
  return all.sort((one, other) => Number(one.kind === 'overAYear') - Number(other.kind === 'overAYear'))
}

/** A date field whose year has two digits: browsers read 27 as the year 0027. */
const shortYearField = (draft: Draft) => dateFields.find((field) => draft[field].startsWith('00'))

const isPast = (date: string, today: string) => date !== '' && date < today

/** The smallest property that sleeps everybody. */
const smallestFor = (guests: number, offers: Offers) =>
  Object.values(offers)
    .filter(({ capacity }) => capacity >= guests)
    .sort((one, other) => one.capacity - other.capacity)[0]

/** Says what the chosen property sleeps if there are more guests. */
const crowded = ({ offer, guests }: Stay): Blanks | undefined =>
  offer && guests > offer.capacity
    ? { property: offer.shortName, capacity: offer.capacity, guests: plural(guests, 'guest') }
    : undefined
