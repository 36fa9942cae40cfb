import { addMonths, eachDayOfInterval, endOfMonth, format, parseISO } from 'date-fns'
import { todayInDublin } from '../light/dublin-time'
import { listInWords } from '../format'
import { addDays, countNights, nightsInWords, within, type NightRange } from './nights'

const timeZone = 'Europe/Dublin'

/**
 * When calendars were read, as the site prints it: the day and the time in Ireland.
 *
 * @param readAt ISO date and time in UTC
 * @example readTime('2026-11-22T09:00:00Z') // 'Sunday 22 November, 9:00 AM'
 */
export function readTime(readAt: string): string {
  const instant = new Date(readAt)
  const date = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const
  const time = instant.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone })
  // The space before AM and PM is a narrow no-break space in some versions of Node.
  return `${instant.toLocaleDateString('en-GB', date)}, ${time.replace(/\s/, ' ')}`
}

/** A month of the section “Nights taken”. Nights are numbered from 1. */
export type Month = ReturnType<typeof monthsFrom>[number]

const dayOfMonth = (date: string) => Number(date.slice(8))

/**
 * The six months from that of the reading on, in Ireland.
 *
 * @param readAt ISO date and time in UTC
 */
export function monthsFrom(readAt: string, taken: readonly NightRange[]) {
  const today = todayInDublin(new Date(readAt))
  return [0, 1, 2, 3, 4, 5].map((index) => {
    const month = addMonths(parseISO(today.slice(0, 7)), index)
    const days = eachDayOfInterval({ start: month, end: endOfMonth(month) })
    const start = format(month, 'yyyy-MM-dd')
    const ranges = within(taken, start, addDays(start, days.length))
    return {
      /** `2026-11` */
      id: format(month, 'yyyy-MM'),
      name: format(month, 'MMMM'),
      /** Of the first row, and of each January. */
      year: index === 0 || month.getMonth() === 0 ? format(month, 'yyyy') : undefined,
      days: days.length,
      /** Nights before the day of the reading. */
      past: Math.max(0, countNights([start, today])),
      /** Fridays and Saturdays. */
      weekends: days.filter((day) => [5, 6].includes(day.getDay())).map((day) => day.getDate()),
      taken: ranges.map((range) => ({ first: dayOfMonth(range[0]), nights: countNights(range) })),
      /** `4 to 6 and 27 to 31`; empty where no night is taken. */
      words: listInWords(nightsInWords(ranges, (date) => String(dayOfMonth(date)))),
    }
  })
}
