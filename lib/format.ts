// The words of the language itself stand here and not in the content: days, months, and what is counted. Names and commas are
// written out, because the first use of `Intl` costs a phone 10 to 20 ms while the booking form hydrates.
export const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** @example euro(1650) // '€1,650', from whole euro */
export function euro(amount: number): string {
  return `€${grouped(amount)}`
}

/** @example grouped(1650) // '1,650' */
export const grouped = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** Pages count nights, guests and days. @example plural(3, 'night') // '3 nights' */
export function plural(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** @example longDate('2025-05-12') // '12 May 2025', the en-GB long form (requirements §3) */
export function longDate(date: string): string {
  const { day, month, year } = dateParts(date)
  return `${day} ${month} ${year}`
}

/** @example dayAndMonth('2026-06-12') // '12 June' */
export function dayAndMonth(date: string): string {
  const { day, month } = dateParts(date)
  return `${day} ${month}`
}

/** @example shortDay('2026-06-12') // 'Fri 12 June' */
export function shortDay(date: string): string {
  const { weekday, day, month } = dateParts(date)
  return `${weekday} ${day} ${month}`
}

/** @example weekdayDate('2026-06-12') // 'Fri 12 June 2026' */
export function weekdayDate(date: string): string {
  return `${shortDay(date)} ${dateParts(date).year}`
}

/**
 * A range of days that prints a shared month and year once.
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
  const start = sameMonth ? `${first.weekday} ${first.day}` : sameYear ? shortDay(from) : weekdayDate(from)
  return `${start} – ${weekdayDate(to)}`
}

/** @example listInWords(['a property', 'a check-in date', 'a name']) // 'a property, a check-in date and a name' */
export function listInWords(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/**
 * Lists days, and names a month once where it follows itself.
 *
 * @example listDays(['10 June', '11 June', '1 July']) // '10, 11 June and 1 July'
 */
export const listDays = (days: readonly string[]): string =>
  listInWords(days).replace(/ ([A-Z]\w+)(?=(?:, | and | to )\d+ \1\b)/g, '')

/**
 * Fills in the blanks of a sentence of the content. A blank without a value stays as it is.
 *
 * @example fill('{property} sleeps {capacity}.', { property: 'The house', capacity: 8 }) // 'The house sleeps 8.'
 */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank))
}

/** @example plainText('Infinity *pool*') // 'Infinity pool', for texts that cannot be set in italic */
export const plainText = (text: string) => text.replaceAll('*', '')

/** @example upperFirst('dogs, cots') // 'Dogs, cots' */
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** @example lowerFirst('The house') // 'the house' */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function dateParts(date: string) {
  const [year, month, day] = date.split('-')
  // JavaScript parses a date without a time as midnight UTC.
  return {
    weekday: weekdays[new Date(date).getUTCDay()],
    day: Number(day),
    month: months[Number(month) - 1],
    year,
  }
}
