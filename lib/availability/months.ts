import { todayInDublin } from '../dublin-time'
import { addDays, countNights, within, type Nights } from './nights'
import { daysInWords, monthOf } from './words'

const timeInDublin = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Europe/Dublin',
})

/**
 * When calendars were read, as the site prints it: the day and the time in Ireland.
 *
 * @param readAt ISO date and time in UTC
 * @example readTime('2026-11-22T09:00:00Z') // 'Sunday 22 November, 9:00 AM'
 */
export function readTime(readAt: string): string {
  const instant = new Date(readAt)
  const parts = timeInDublin.formatToParts(instant).map(({ type, value }) => [type, value])
  const { weekday, hour, minute, dayPeriod } = Object.fromEntries(parts)
  const today = todayInDublin(instant)
  return `${weekday} ${Number(today.slice(8))}\u00a0${monthOf(today)}, ${hour}:${minute}\u00a0${dayPeriod}`
}

/** A month of the section “Nights taken”. Nights are numbered from 1. */
export interface Month {
  /** `2026-11` */
  id: string
  name: string
  /** Of the first row, and of each January. */
  year?: string
  days: number
  /** Nights before the day of the reading. */
  past: number
  /** Fridays and Saturdays. */
  weekends: number[]
  taken: { first: number; nights: number }[]
  /** `4 to 6 and 27 to 31`; empty where no night is taken. */
  words: string
}

const MONTHS = 6

/**
 * The six months from that of the reading on, in Ireland.
 *
 * @param readAt ISO date and time in UTC
 */
export function monthsFrom(readAt: string, taken: readonly Nights[]): Month[] {
  const today = todayInDublin(new Date(readAt))
  const starts = [`${today.slice(0, 7)}-01`]
  while (starts.length < MONTHS) starts.push(nextMonth(starts.at(-1)!))
  return starts.map((start, index) => {
    const days = countNights([start, nextMonth(start)])
    const ranges = within(taken, start, nextMonth(start))
    return {
      id: start.slice(0, 7),
      name: monthOf(start),
      year: index === 0 || start.slice(5, 7) === '01' ? start.slice(0, 4) : undefined,
      days,
      past: index === 0 ? countNights([start, today]) : 0,
      weekends: Array.from({ length: days }, (_, night) => night + 1).filter((night) =>
        [5, 6].includes(new Date(addDays(start, night - 1)).getUTCDay()),
      ),
      taken: ranges.map((range) => ({ first: Number(range[0].slice(8)), nights: countNights(range) })),
      words: daysInWords(ranges),
    }
  })
}

const nextMonth = (start: string) => `${addDays(start, 31).slice(0, 7)}-01`
