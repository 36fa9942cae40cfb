import { differenceInCalendarMonths, parseISO, startOfMonth } from 'date-fns'
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { Dates } from '@/lib/booking/choose-nights'

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

/**
 * The first month in view: at first that of check-in, else of today. It follows a date that is changed in its field,
 * unless that date is in view already. After “Clear the form” it is that of today, as in a new form; without dates it
 * otherwise stays, so that a guest who starts again chooses where they look.
 */
export function useMonthInView(dates: Dates, today: string, monthsInRow: number) {
  const [month, setMonth] = useState(() => startOfMonth(parseISO(dates.checkIn || today)))
  const [followed, setFollowed] = useState(dates)
  if (followed.checkIn !== dates.checkIn || followed.checkOut !== dates.checkOut) {
    setFollowed(dates)
    const changed = dates.checkIn === followed.checkIn ? dates.checkOut : dates.checkIn
    const distance = changed ? differenceInCalendarMonths(parseISO(changed), month) : 0
    if (distance < 0 || distance >= monthsInRow) setMonth(startOfMonth(parseISO(changed)))
  }
  useEffect(() => {
    const showToday = () => setMonth(startOfMonth(parseISO(today)))
    addEventListener('reset', showToday)
    return () => removeEventListener('reset', showToday)
  }, [today])
  return [month, setMonth] as const
}
