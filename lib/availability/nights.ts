import { addDays as addCalendarDays, differenceInCalendarDays, lightFormat, parseISO } from 'date-fns'

/** Nights as half-open ranges of ISO dates: the first night, and the day of departure, which is no night. */
export type Nights = readonly [first: string, departure: string]

/** @example addDays('2026-12-31', 1) // '2027-01-01' */
export const addDays = (date: string, days: number) =>
  lightFormat(addCalendarDays(parseISO(date), days), 'yyyy-MM-dd')

/** @example countNights(['2027-06-12', '2027-06-15']) // 3 */
export const countNights = ([first, departure]: Nights) =>
  differenceInCalendarDays(parseISO(departure), parseISO(first))

/**
 * Ranges in order of time, where those that touch or overlap are one.
 *
 * @example merged([['2027-06-15', '2027-06-16'], ['2027-06-12', '2027-06-15']]) // [['2027-06-12', '2027-06-16']]
 */
export function merged(ranges: readonly Nights[]): Nights[] {
  const found: Nights[] = []
  for (const [first, departure] of [...ranges].sort(([a], [b]) => (a < b ? -1 : Number(a > b)))) {
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
export const within = (ranges: readonly Nights[], from: string, until: string): Nights[] =>
  ranges
    .map(([first, departure]): Nights => [first < from ? from : first, departure > until ? until : departure])
    .filter(([first, departure]) => first < departure)

/** The latest ISO date. It is the end of a range that has none, because a calendar blocks all future nights. */
export const LAST_DAY = '9999-12-31'

/** The ranges without the nights before `day`. */
export const since = (ranges: readonly Nights[], day: string) => within(ranges, day, LAST_DAY)

/** Three days, in milliseconds. */
const MAX_AGE = 3 * 86_400_000

/**
 * Whether a reading is so old that it is no longer shown: more than three days.
 *
 * @param readAt ISO date and time in UTC
 */
export const isStale = (readAt: string, now: Date) => now.getTime() - Date.parse(readAt) > MAX_AGE
