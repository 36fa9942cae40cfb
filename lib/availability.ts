import { addDays as addCalendarDays, lightFormat, parseISO } from 'date-fns'
import { timeInDublin, todayInDublin } from './dates'
import { longDate } from './format'
import type { Calendar, NightRange } from './kept-calendars'

export type { NightRange }
export type Reading = NonNullable<Calendar['reading']>

/** @example addDays('2026-12-31', 1) // '2027-01-01' */
export const addDays = (date: string, days: number) =>
  lightFormat(addCalendarDays(parseISO(date), days), 'yyyy-MM-dd')

/**
 * Ranges in order of time, where those that touch or overlap are one.
 *
 * @example merged([['2027-06-15', '2027-06-16'], ['2027-06-12', '2027-06-15']]) // [['2027-06-12', '2027-06-16']]
 */
export function merged(ranges: readonly NightRange[]): NightRange[] {
  const found: NightRange[] = []
  for (const [first, departure] of [...ranges].sort()) {
    const last = found.at(-1)
    if (!last || last[1] < first) found.push([first, departure])
    else if (last[1] < departure) found[found.length - 1] = [last[0], departure]
  }
  return found
}

/**
 * The parts of the ranges between two days. The second day is not included.
 *
 * @example within([['2027-05-30', '2027-06-02']], '2027-06-01', '2027-07-01') // [['2027-06-01', '2027-06-02']]
 */
export const within = (ranges: readonly NightRange[], from: string, until: string): NightRange[] =>
  ranges
    .map(([first, departure]): NightRange => [
      first < from ? from : first,
      departure > until ? until : departure,
    ])
    .filter(([first, departure]) => first < departure)

/** The ranges without the nights before `day`. */
export const since = (ranges: readonly NightRange[], day: string) => within(ranges, day, '9999-12-31')

/**
 * What is known of a property: the nights that any of its calendars takes, as of the oldest reading.
 *
 * @returns `undefined` without calendars, and while one of them has never been read, because its nights would look free
 */
export function readingOf(calendars: readonly Calendar[] = []): Reading | undefined {
  const readings = calendars.map(({ reading }) => reading)
  if (readings.length === 0 || !readings.every((reading) => reading !== undefined)) return undefined
  return {
    readAt: readings.map(({ readAt }) => readAt).sort()[0]!,
    taken: merged(readings.flatMap(({ taken }) => taken)),
  }
}

/**
 * Nights in words, one text for each range. Two nights in a row are named one by one, because “13 to 14” could mean one.
 *
 * @param name what a single night is called
 * @example nightsInWords([['2026-12-04', '2026-12-07']], dayAndMonth) // ['4 December to 6 December']
 */
export const nightsInWords = (ranges: readonly NightRange[], name: (date: string) => string): string[] =>
  ranges.flatMap(([first, departure]) => {
    const [start, end] = [name(first), name(addDays(departure, -1))]
    if (addDays(first, 1) === departure) return start
    return addDays(first, 2) === departure ? [start, end] : `${start} to ${end}`
  })

/** When calendars were read, as the site prints it. @example readTime('2026-11-22T09:00:00Z') // '22 November 2026, 9:00 AM' */
export function readTime(readAt: string): string {
  const instant = new Date(readAt)
  return `${longDate(todayInDublin(instant))}, ${timeInDublin(instant)}`
}

/**
 * Whether a reading is so old that the booking form no longer shows it: more than three days.
 *
 * @param readAt ISO date and time in UTC
 * @param today ISO date
 */
export const isStale = (readAt: string, today: string) => addDays(readAt.slice(0, 10), 3) < today
