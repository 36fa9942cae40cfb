import { format, parseISO } from 'date-fns'

/** @example grouped(1650) // '1,650' */
export const grouped = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** @example euro(1650) // '€1,650', from whole euro */
export const euro = (amount: number) => `€${grouped(amount)}`

/** @example plural(3, 'night') // '3 nights' */
export const plural = (count: number, noun: string) => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`

/** @example breakdownOf(3, 550) // '3 nights × €550' */
export const breakdownOf = (nights: number, price: number) => `${plural(nights, 'night')} × ${euro(price)}`

const numbers = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** @example inWords(8) // 'eight'; from 13 on in digits */
export const inWords = (count: number) => numbers[count] ?? grouped(count)

/**
 * Fills in the blanks of a sentence of the content. A blank without a value stays as it is.
 *
 * @example fill('{property} sleeps {capacity}.', { property: 'The house', capacity: 8 }) // 'The house sleeps 8.'
 */
export const fill = (sentence: string, values: Record<string, string | number>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank))

const formatted = (date: string, pattern: string) => format(parseISO(date), pattern)

/** @example longDate('2025-05-12') // '12 May 2025', the en-GB long form (requirements §3) */
export const longDate = (date: string) => formatted(date, 'd MMMM yyyy')

/** @example dayAndMonth('2026-06-12') // '12 June' */
export const dayAndMonth = (date: string) => formatted(date, 'd MMMM')

/** @example weekdayDate('2026-06-12') // 'Fri 12 June 2026' */
export const weekdayDate = (date: string) => formatted(date, 'EEE d MMMM yyyy')

/**
 * A range of days that prints a shared month and year once.
 *
 * @param from ISO date that exists
 * @param to ISO date that exists, the same or later
 * @example dateRange('2026-06-12', '2026-06-15') // 'Fri 12 – Mon 15 June 2026'
 */
export function dateRange(from: string, to: string): string {
  if (from === to) return weekdayDate(to)
  const isSameYear = from.slice(0, 4) === to.slice(0, 4)
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  const pattern = `EEE d${isSameMonth ? '' : ' MMMM'}${isSameYear ? '' : ' yyyy'}`
  return `${formatted(from, pattern)} – ${weekdayDate(to)}`
}

/** @example listInWords(['a property', 'a check-in date', 'a name']) // 'a property, a check-in date and a name' */
export function listInWords(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** @example plainText('Infinity *pool*') // 'Infinity pool', for texts that cannot be set in italic */
export const plainText = (text: string) => text.replaceAll('*', '')

/** @example lowerFirst('The house') // 'the house' */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
