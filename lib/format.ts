const wholeEuro = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})

const weekdayName = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/**
 * An amount as the site prints it.
 *
 * @param amount whole euro
 * @example euro(1650) // '€1,650'
 */
export function euro(amount: number): string {
  return wholeEuro.format(amount)
}

/**
 * A count with its noun, held together by a no-break space.
 *
 * @example plural(1, 'night') // '1 night'
 * @example plural(3, 'night') // '3 nights'
 */
export function plural(count: number, noun: string): string {
  return `${count}\u00a0${noun}${count === 1 ? '' : 's'}`
}

/**
 * The en-GB long form (requirements §3).
 *
 * @param date ISO date
 * @example longDate('2025-05-12') // '12 May 2025'
 */
export function longDate(date: string): string {
  const { day, month, year } = dateParts(date)
  return `${day} ${month} ${year}`
}

/**
 * A day with its weekday, held together by no-break spaces.
 *
 * @param date ISO date that exists
 * @example shortDay('2026-06-12') // 'Fri 12 June'
 */
export function shortDay(date: string): string {
  const { weekday, day, month } = dateParts(date)
  return held(`${weekday} ${day} ${month}`)
}

/**
 * A day with its weekday and year, held together by no-break spaces.
 *
 * @param date ISO date that exists
 * @example weekdayDate('2026-06-12') // 'Fri 12 June 2026'
 */
export function weekdayDate(date: string): string {
  return held(`${shortDay(date)} ${dateParts(date).year}`)
}

/**
 * Two days with what they have in common said once. Breaks, if it has to, only after the dash.
 *
 * @param from ISO date that exists
 * @param to ISO date that exists, the same or later
 * @example dateRange('2026-06-12', '2026-06-15') // 'Fri 12 – Mon 15 June 2026'
 */
export function dateRange(from: string, to: string): string {
  if (from === to) return weekdayDate(to)
  const [first, last] = [dateParts(from), dateParts(to)]
  const sameYear = first.year === last.year
  const sameMonth = sameYear && first.month === last.month
  const start = sameMonth
    ? held(`${first.weekday} ${first.day}`)
    : sameYear
      ? shortDay(from)
      : weekdayDate(from)
  return `${start}\u00a0– ${weekdayDate(to)}`
}

/**
 * Words in a row, as in a sentence.
 *
 * @example list(['a property', 'a check-in date', 'a check-out date']) // 'a property, a check-in date and a check-out date'
 */
export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/**
 * A sentence of the content with its blanks filled in. A blank without a value stays as it is.
 *
 * @example fill('{property} sleeps {capacity}.', { property: 'The house', capacity: 8 }) // 'The house sleeps 8.'
 */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank))
}

function dateParts(date: string) {
  // A date alone is midnight in UTC, which is the time zone of these formatters.
  const instant = new Date(date)
  const [year, , day] = date.split('-')
  return { weekday: weekdayName.format(instant), day: Number(day), month: monthName.format(instant), year }
}

const held = (text: string) => text.replaceAll(' ', '\u00a0')
