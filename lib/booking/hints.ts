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

/** The field of a hint, and the values for the blanks of its words. */
interface Found extends Record<string, string | number> {
  field: HintField
}

/**
 * One rule for each hint, in the order in which the hints are shown. A rule returns `undefined` if its hint does not apply.
 * A new hint is a rule here and its words in the content.
 */
const rules: Record<HintKind, (situation: Situation) => Found | undefined> = {
  shortYear: ({ draft }) => {
    const field = shortYearField(draft)
    if (!field) return undefined
    const year = draft[field].slice(0, 4)
    return { field, year, meant: year.replace(/^00/, '20') }
  },
  reversed: ({ draft, stay: { quote } }) =>
    quote && draft.checkOut < draft.checkIn && !shortYearField(draft)
      ? { field: 'checkOut', nights: plural(quote.nights, 'night') }
      : undefined,
  sameDay: ({ stay: { quote } }) =>
    quote?.nights === 0 ? { field: 'checkOut', nights: plural(0, 'night') } : undefined,
  past: ({ draft, today }) => {
    const field = dateFields.find((name) => draft[name] !== '' && draft[name] < today)
    return field && !shortYearField(draft)
      ? { field, date: weekdayDate(draft[field]), today: weekdayDate(today) }
      : undefined
  },
  capacity: ({ stay, offers }) => {
    const larger = smallestFor(stay.guests, offers)
    const found = crowded(stay)
    return (
      larger && found && { ...found, larger: lowerFirst(larger.shortName), largerCapacity: larger.capacity }
    )
  },
  tooMany: ({ stay, offers }) => (smallestFor(stay.guests, offers) ? undefined : crowded(stay)),
  minimumNights: ({ stay: { offer, quote } }) => {
    const minimum = offer?.terms?.minimumNights ?? 0
    const nights = quote?.nights ?? 0
    return offer && nights > 0 && nights < minimum
      ? {
          field: 'checkOut',
          property: offer.shortName,
          minimum: plural(minimum, 'night'),
          nights: plural(nights, 'night'),
        }
      : undefined
  },
  noProperty: ({ draft, stay: { offer, quote }, offers }) =>
    quote && !offer
      ? { field: 'property', property: lowerFirst(pricedAs(draft.property, offers).shortName) }
      : undefined,
  overAYear: ({ stay: { quote } }) =>
    quote && quote.nights > 366 ? { field: 'checkOut', nights: plural(quote.nights, 'night') } : undefined,
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
  const situation = { draft, stay, offers, today: todayInDublin(now) }
  const hints = (Object.keys(rules) as HintKind[]).flatMap((kind): Hint[] => {
    const found = rules[kind](situation)
    const { title, text } = words[kind]
    return found ? [{ kind, field: found.field, title: fill(title, found), text: fill(text, found) }] : []
  })
  const taken = findTaken?.(stay, now)
  const all: Hint[] = taken ? [...hints, { kind: 'taken', field: 'checkIn', ...taken }] : hints
  // The last hint stands directly above the price.
  return all.sort((one, other) => Number(one.kind === 'overAYear') - Number(other.kind === 'overAYear'))
}

/** A date field whose year has two digits: browsers read 27 as the year 0027. */
const shortYearField = (draft: Draft) => dateFields.find((field) => draft[field].startsWith('00'))

/** The smallest property that sleeps everybody. */
const smallestFor = (guests: number, offers: Offers) =>
  Object.values(offers)
    .filter(({ capacity }) => capacity >= guests)
    .sort((one, other) => one.capacity - other.capacity)[0]

/** Says what the chosen property sleeps if there are more guests. */
const crowded = ({ offer, guests }: Stay): Found | undefined =>
  offer && guests > offer.capacity
    ? {
        field: 'guests',
        property: offer.shortName,
        capacity: offer.capacity,
        guests: plural(guests, 'guest'),
      }
    : undefined
