import { differenceInCalendarMonths, parseISO, startOfMonth } from 'date-fns'
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { Dates } from '@/lib/booking/dates'

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

/** The calendar never moves to a year before this one, or to one that is more than so many years ahead. */
const YEARS_AHEAD = 5

/**
 * The first month in view: at first that of check-in, else of today. It follows a date that is changed in its field,
 * unless that date is in view already, or its year is far from now. When fewer months fit beside each other, what is chosen
 * stays in view, or else the day that has the focus. After “Clear the form” it is that of today, as in a new form; without
 * dates it otherwise stays, so that a guest who starts again chooses where they look.
 */
export function useMonthInView(dates: Dates, today: string, monthsInRow: number) {
  const years = (date: string) => Number(date.slice(0, 4)) - Number(today.slice(0, 4))
  const isNear = (date: string) => date !== '' && years(date) >= 0 && years(date) <= YEARS_AHEAD
  const [month, setMonth] = useState(() =>
    startOfMonth(parseISO(isNear(dates.checkIn) ? dates.checkIn : today)),
  )
  const [followed, setFollowed] = useState({ ...dates, monthsInRow })

  const isInView = (date: string, months: number) => {
    const distance = differenceInCalendarMonths(parseISO(date), month)
    return distance >= 0 && distance < months
  }
  const bringIntoView = (date: string) => {
    if (!isInView(date, monthsInRow)) setMonth(startOfMonth(parseISO(date)))
  }
  if (followed.checkIn !== dates.checkIn || followed.checkOut !== dates.checkOut) {
    setFollowed({ ...dates, monthsInRow })
    const changed = dates.checkIn === followed.checkIn ? dates.checkOut : dates.checkIn
    if (isNear(changed)) bringIntoView(changed)
  } else if (followed.monthsInRow !== monthsInRow) {
    setFollowed({ ...dates, monthsInRow })
    const inView = [dates.checkIn, dates.checkOut, focusedDay()].find(
      (date) => date && isInView(date, followed.monthsInRow),
    )
    if (inView) bringIntoView(inView)
  }
  useEffect(() => {
    const showToday = () => setMonth(startOfMonth(parseISO(today)))
    addEventListener('reset', showToday)
    return () => removeEventListener('reset', showToday)
  }, [today])
  return [month, setMonth] as const
}

/** The ISO date of the day of the calendar that has the focus. */
const focusedDay = () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day')
