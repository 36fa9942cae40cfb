import { list } from '../format'
import { addDays, countNights, type Nights } from './nights'

// No formatter of the module's own, because it would stay in the bundle of a site without calendars.
/** @example monthOf('2027-06-12') // 'June' */
export const monthOf = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })

const dayOf = (date: string) => String(Number(date.slice(8)))

interface Item {
  text: string
  /** The month that belongs behind the text, unless the next item has the same. */
  month?: string
}

/** Two nights in a row are two numbers, three and more “to”. */
function itemsOf([first, departure]: Nights): Item[] {
  const last = addDays(departure, -1)
  const single = (date: string) => ({ text: dayOf(date), month: monthOf(date) })
  const withMonth = (date: string) => `${dayOf(date)}\u00a0${monthOf(date)}`
  if (first === last) return [single(first)]
  if (countNights([first, departure]) === 2) return [single(first), single(last)]
  if (first.slice(0, 7) !== last.slice(0, 7)) return [{ text: `${withMonth(first)} to ${withMonth(last)}` }]
  return [{ text: `${dayOf(first)} to\u00a0${dayOf(last)}`, month: monthOf(last) }]
}

/**
 * Nights of one month in words, without its name.
 *
 * @example daysInWords([['2026-12-04', '2026-12-07'], ['2026-12-27', '2027-01-01']]) // '4 to 6 and 27 to 31'
 */
export const daysInWords = (ranges: readonly Nights[]) =>
  list(ranges.flatMap(itemsOf).map(({ text }) => text))

/** A longer list names only the first `NAMED` items, then “others”. */
const MOST_ITEMS = 6
const NAMED = 4

/**
 * Nights in words, each month named once. Of a long list, the first few and “others”.
 *
 * @param others the word for what is left out
 * @example nightsInWords([['2027-06-13', '2027-06-15']], 'others') // '13 and 14 June'
 * @example nightsInWords([['2027-06-28', '2027-07-03'], ['2027-07-09', '2027-07-10']], 'others') // '28 June to 2 July and 9 July'
 */
export function nightsInWords(ranges: readonly Nights[], others: string): string {
  const all = ranges.slice(0, MOST_ITEMS + 1).flatMap(itemsOf)
  const items = all.length > MOST_ITEMS ? all.slice(0, NAMED) : all
  const named = items.map(({ text, month }, index) =>
    !month || items[index + 1]?.month === month ? text : `${text}\u00a0${month}`,
  )
  return list(all.length > MOST_ITEMS ? [...named, others] : named)
}
