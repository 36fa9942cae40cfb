import { todayInDublin } from '../light/dublin-time'
import { fill, lowerFirst, plural, weekdayDate } from '../format'
import type { Offers } from './offer'
import type { FormWords, HintKind, HintWords } from '../schema/booking'
import { dateFields, isShortYear, type Draft } from './draft'
import { pricedAs, stayOf, type Stay } from './stay'
import { takenHint } from './taken-hint'

export interface Hint extends HintWords {
  kind: HintKind | 'taken'
  field: keyof Draft
}

/** The field of a hint, and the values for the blanks of its words. */
type Found = Record<string, string | number> & Pick<Hint, 'field'>

/**
 * Finds what applies, in the order in which the hints are shown. A new hint is an entry here and its words in the content.
 *
 * @param today ISO date at Greencastle
 */
function findingsOf(draft: Draft, stay: Stay, offers: Offers, today: string) {
  const { offer, quote, guests } = stay
  const count = quote?.nights ?? 0
  const nights = plural(count, 'night')
  const short = dateFields.find((field) => isShortYear(draft[field]))
  const year = short ? draft[short].slice(0, 4) : ''
  const past = dateFields.find((field) => draft[field] !== '' && draft[field] < today)
  const [larger] = Object.values(offers)
    .filter(({ capacity }) => capacity >= guests)
    .sort((one, other) => one.capacity - other.capacity)
  const crowded = offer &&
    guests > offer.capacity && {
      field: 'guests' as const,
      property: offer.shortName,
      capacity: offer.capacity,
      guests: plural(guests, 'guest'),
    }
  const minimum = offer?.terms?.minimumNights ?? 0
  return {
    shortYear: short && { field: short, year, meant: year.replace(/^00/, '20') },
    reversed: quote && draft.checkOut < draft.checkIn && { field: 'checkOut', nights },
    sameDay: quote?.nights === 0 && { field: 'checkOut', nights },
    past: past && !short && { field: past, date: weekdayDate(draft[past]), today: weekdayDate(today) },
    capacity: crowded &&
      larger && { ...crowded, larger: lowerFirst(larger.shortName), largerCapacity: larger.capacity },
    tooMany: !larger && crowded,
    minimumNights: offer &&
      count > 0 &&
      count < minimum && {
        field: 'checkOut',
        property: offer.shortName,
        minimum: plural(minimum, 'night'),
        nights,
      },
    noProperty: quote &&
      !offer && { field: 'property', property: lowerFirst(pricedAs(draft.property, offers).shortName) },
    overAYear: count > 366 && { field: 'checkOut', nights },
  } satisfies Record<HintKind, Found | false | undefined>
}

/**
 * Lists what a guest may want to know about the choices made so far. Hints never block, and never call a choice wrong
 * (docs/decisions/0003-hints-never-errors.md).
 *
 * @param words title and text of each hint, with blanks such as `{nights}`
 * @example hintsFor(draft, offers, new Date(), words) // [{ kind: 'sameDay', title: 'Check-in and …', text: 'We have …' }]
 */
export function hintsFor(draft: Draft, offers: Offers, now: Date, words: FormWords['hints']): Hint[] {
  const stay = stayOf(draft, offers)
  const findings = findingsOf(draft, stay, offers, todayInDublin(now))
  const hints = (Object.keys(findings) as HintKind[]).flatMap((kind): Hint[] => {
    const found = findings[kind]
    const { title, text } = words[kind]
    return found ? [{ kind, field: found.field, title: fill(title, found), text: fill(text, found) }] : []
  })
  const taken = takenHint(stay, now)
  const all: Hint[] = taken ? [...hints, { kind: 'taken', field: 'checkIn', ...taken }] : hints
  // The last hint stands directly above the price.
  return all.sort((one, other) => Number(one.kind === 'overAYear') - Number(other.kind === 'overAYear'))
}
