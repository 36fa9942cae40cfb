import { fill, plural, weekdayDate } from '../format'
import type { Offers } from './offer'
import type { HintKind, HintWords } from '../schema/booking'
import { offerFor, type Draft } from './draft'
import { quote } from './quote'
import { takenHint } from './taken-hint'

export interface Hint extends HintWords {
  kind: HintKind | 'taken'
}

type Blanks = Record<string, string | number>

/**
 * What a guest may want to know about what they chose. Hints never block and never call anything wrong
 * (docs/decisions/0003-hints-never-errors.md).
 *
 * @param today ISO date at Greencastle
 * @param words with blanks: `{nights}`, `{date}`, `{today}`, `{property}`, `{capacity}`, `{guests}` …
 */
export function hintsFor(
  draft: Draft,
  offers: Offers,
  today: string,
  words: Record<HintKind, HintWords>,
): Hint[] {
  const blanks: Record<HintKind, Blanks | undefined> = {
    ...aboutTheOrder(draft),
    past: aboutThePast(draft, today),
    capacity: aboutCapacity(draft, offers),
    noProperty: draft.property === '' && bothDates(draft) ? {} : undefined,
  }
  const hints = (Object.keys(blanks) as HintKind[]).flatMap((kind): Hint[] => {
    const values = blanks[kind]
    return values
      ? [{ kind, title: fill(words[kind].title, values), text: fill(words[kind].text, values) }]
      : []
  })
  // Without calendars, next.config.mjs makes this condition false while building, and the code leaves the bundle.
  if (process.env.TAKEN_NIGHTS) {
    const taken = takenHint(draft, offers, new Date())
    if (taken) hints.push({ kind: 'taken', ...taken })
  }
  return hints
}

function aboutTheOrder({ checkIn, checkOut }: Draft) {
  const stay = quote(0, checkIn, checkOut)
  return {
    reversed: stay && checkOut < checkIn ? { nights: plural(stay.nights, 'night') } : undefined,
    sameDay: stay?.nights === 0 ? { nights: plural(0, 'night') } : undefined,
  }
}

function aboutThePast({ checkIn, checkOut }: Draft, today: string): Blanks | undefined {
  const past = [checkIn, checkOut].find((date) => date !== '' && date < today)
  return past ? { date: weekdayDate(past), today: weekdayDate(today) } : undefined
}

function aboutCapacity({ property, guests }: Draft, offers: Offers): Blanks | undefined {
  if (property === '') return undefined
  const { shortName, capacity } = offerFor(property, offers)
  const larger = Object.values(offers).find((offer) => offer.capacity >= guests)
  if (guests <= capacity || !larger) return undefined
  return {
    property: shortName,
    capacity,
    guests: plural(guests, 'guest'),
    larger: lowerFirst(larger.shortName),
    Larger: larger.shortName,
    largerCapacity: larger.capacity,
  }
}

const bothDates = ({ checkIn, checkOut }: Draft) => quote(0, checkIn, checkOut) !== undefined

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
