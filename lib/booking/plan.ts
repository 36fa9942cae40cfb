import { isIsoDate } from '../iso-date'
import { guestCounts, isShortYear, type Dates, type Texts } from './draft'

/** The address of the booking page with a property preselected (requirements §2): `/book?property=house` */
export const bookLink = (property: string) => `/book?property=${property}`

type PlanToWrite = Dates & { property?: string; guests?: number | string }

/**
 * The address of a plan, which one guest passes on to others. Dates and guests stand in the fragment, which no server receives
 * (docs/decisions/0013-a-plan-has-an-address.md).
 *
 * @example planAddress(choice) // '/book?property=house#checkIn=2027-06-12&checkOut=2027-06-15&guests=6'
 */
export const planAddress = ({ property, checkIn, checkOut, guests }: PlanToWrite) =>
  `${property ? bookLink(property) : '/book'}#checkIn=${checkIn}&checkOut=${checkOut}${guests ? `&guests=${guests}` : ''}`

interface PlanRead {
  choice: Texts
  source?: 'plan' | 'week' | 'broken'
}

/**
 * Reads what an address of the booking page fills into the form, as values of its fields. Anybody can write an address, so
 * dates count only as a whole: with a known property, two existing dates and 1 to 8 guests; without a property; or alone, as
 * a week. What is named twice counts as unknown.
 *
 * @param address of the page, with query and fragment
 * @param properties the ids of all properties
 * @returns the values, and where dates come from: `broken` if they are named and do not count
 * @example readPlan('/book?property=house#contact', ids) // { choice: { property: 'house' } }
 */
export function readPlan(address: string, properties: readonly string[]): PlanRead {
  const named = valuesIn(address)
  const [property, guests] = [named.get('property'), named.get('guests')]
  const dates = { checkIn: named.get('checkIn') ?? '', checkOut: named.get('checkOut') ?? '' }
  const isKnown = property !== undefined && properties.includes(property)
  const choice: Texts = isKnown ? { property } : {}
  if (!named.has('checkIn') && !named.has('checkOut')) return { choice }
  const areDates = Object.values(dates).every((date) => isIsoDate(date) && !isShortYear(date))
  const areGuests =
    guests === undefined ? property === undefined : guestCounts.some((count) => String(count) === guests)
  if (!areDates || !areGuests || (property !== undefined && !isKnown)) return { choice, source: 'broken' }
  if (guests === undefined) return { choice: { ...dates }, source: 'week' }
  return { choice: { ...choice, ...dates, guests }, source: 'plan' }
}

/**
 * Finds the values that an address names, in lower case; the empty string for a name that is repeated. Query and fragment are
 * read as one, because programs that pass an address on may escape it once or several times, `#` included, write `&amp;` for
 * `&`, add parameters of their own behind it, or take the end of a sentence for a part of it.
 */
function valuesIn(address: string) {
  let text = address
  for (let before = ''; before !== text;) {
    before = text
    text = text
      .replaceAll(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
      .replaceAll('&amp;', '&')
  }
  const values = new Map<string, string>()
  for (const part of text.split(/[&?#]/)) {
    const [name = '', value = ''] = part.split('=')
    values.set(name, values.has(name) ? '' : value.replace(/(?:%[89a-f][\da-f]|\W)+$/i, '').toLowerCase())
  }
  return values
}

/** Cuts an address where its dates begin, in whichever form `readPlan` reads them. */
export const withoutPlan = (address: string) =>
  address.replace(/(?:[?&#]|%(?:25)*(?:23|26|3f))(?:amp;|(?:%(?:25)*3b))?check(?:In|Out).*$/i, '')
