import {
  addYears,
  differenceInCalendarMonths,
  eachMonthOfInterval,
  endOfYear,
  max,
  min,
  parseISO,
  startOfMonth,
} from 'date-fns'
import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Dates } from '@/lib/booking/draft'

/** How many months stand beside each other. The style sheet tells by the width of the column. */
export function useMonthsInRow(root: RefObject<HTMLElement | null>) {
  const [months, setMonths] = useState(1)
  useLayoutEffect(() => {
    const element = root.current!
    const read = () => setMonths(Number(getComputedStyle(element).getPropertyValue('--months')) || 1)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root])
  return months
}

/** The calendar never moves by itself to a year before this one, or to one that is more than so many years ahead. */
const YEARS_AHEAD = 5

/** The months of the list: from this month to the end of the last year, and to the month in view where it is beyond them. */
export const monthsToChoose = (today: Date, inView: Date) =>
  eachMonthOfInterval({
    start: min([today, inView]),
    end: max([endOfYear(addYears(today, YEARS_AHEAD)), inView]),
  })

/**
 * The first month in view: at first that of check-in, else of today. It follows a date that is changed in its field,
 * unless that date is in view already, or its year is far from now. When fewer months fit beside each other, what is chosen
 * stays in view, or else the day that has the focus.
 */
export function useMonthInView({ checkIn, checkOut }: Dates, today: string, monthsInRow: number) {
  const years = (date: string) => Number(date.slice(0, 4)) - Number(today.slice(0, 4))
  const isNear = (date: string) => date !== '' && years(date) >= 0 && years(date) <= YEARS_AHEAD
  const monthOf = (date: string) => startOfMonth(parseISO(date))
  const [month, setMonth] = useState(() => monthOf(isNear(checkIn) ? checkIn : today))
  const isInView = (date: string, months: number) => {
    const distance = differenceInCalendarMonths(parseISO(date), month)
    return distance >= 0 && distance < months
  }
  const [last, setLast] = useState({ checkIn, checkOut, monthsInRow })
  const hasNewDate = last.checkIn !== checkIn || last.checkOut !== checkOut
  if (hasNewDate || last.monthsInRow !== monthsInRow) {
    setLast({ checkIn, checkOut, monthsInRow })
    const wanted = hasNewDate
      ? [last.checkIn === checkIn ? checkOut : checkIn].find(isNear)
      : [checkIn, checkOut, focusedDay()].find((date) => date && isInView(date, last.monthsInRow))
    if (wanted && !isInView(wanted, monthsInRow)) setMonth(monthOf(wanted))
  }
  return [month, setMonth] as const
}

/** The ISO date of the day of the calendar that has the focus. */
const focusedDay = () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day')
