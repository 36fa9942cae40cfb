import { addYears, endOfYear, format, max, parseISO, startOfMonth, startOfYear, subMonths } from 'date-fns'
import { memo, useEffect, useState, type RefObject } from 'react'
import { DayPicker, type DateRange } from 'react-day-picker'
import days from 'react-day-picker/style.module.css'
import { booking } from '@/content/booking'
import { addDays, type NightRange } from '@/lib/availability'
import type { Dates } from '@/lib/booking/stay'
import { fillIn } from '../use-draft'
import styles from './Calendar.module.scss'

interface CalendarProps extends Dates {
  /** The nights that calendars say are taken. */
  taken?: readonly NightRange[]
  /** ISO date at Greencastle. */
  today: string
  /** The column in which the months stand. It is there before them. */
  room: RefObject<HTMLDivElement | null>
}

const isoDate = (day: Date) => format(day, 'yyyy-MM-dd')

/** The width of the column, in pixels, from which two months stand beside each other. */
const ROOM_FOR_TWO = 560

const monthsIn = (room: HTMLElement) => (room.clientWidth < ROOM_FOR_TWO ? 1 : 2)

const words = booking.calendar

/**
 * The months as the library draws them. Every day from today can be chosen; the two date fields above take any date, and rule. A
 * taken night is struck through, but not the day of departure, on which the next guests can arrive. What is typed into other
 * fields does not render them again.
 */
export const Calendar = memo(function Calendar({
  checkIn,
  checkOut,
  taken = [],
  today,
  room,
}: CalendarProps) {
  // A second month that followed the first would move it, and would render outside of the transition.
  const [count, setCount] = useState(() => monthsIn(room.current!))
  useEffect(() => {
    const observer = new ResizeObserver(() => setCount(monthsIn(room.current!)))
    observer.observe(room.current!)
    return () => observer.disconnect()
  }, [room])

  const firstMonth = startOfMonth(parseISO(today))
  const lastMonth = endOfYear(addYears(firstMonth, 5))
  const isShown = (date: string) => date !== '' && parseISO(date) >= firstMonth && parseISO(date) <= lastMonth
  // In the last week of a month, few stays begin in it.
  const [month, setMonth] = useState(isShown(checkIn) ? parseISO(checkIn) : parseISO(addDays(today, 7)))
  // The month follows a date that is typed into its field, and not one that is chosen here.
  const [last, setLast] = useState({ checkIn, checkOut })
  if (last.checkIn !== checkIn || last.checkOut !== checkOut) {
    setLast({ checkIn, checkOut })
    const typed = last.checkIn === checkIn ? checkOut : checkIn
    if (isShown(typed)) setMonth(parseISO(typed))
  }

  const [from, to] = [checkIn, checkOut]
    .filter(Boolean)
    .sort()
    .map((date) => parseISO(date))
  const choose = (range: DateRange | undefined) => {
    const dates = {
      checkIn: range?.from ? isoDate(range.from) : '',
      checkOut: range?.to ? isoDate(range.to) : '',
    }
    setLast(dates)
    fillIn(dates)
  }
  /** Whether a month has passed, as July in December: the next year’s is meant. Not the one before this, to which the button back leads. */
  const isPast = (next: Date) => next < subMonths(firstMonth, 1) && next.getFullYear() === month.getFullYear()
  const isTaken = (day: Date) =>
    taken.some(([first, departure]) => first <= isoDate(day) && isoDate(day) < departure)

  return (
    <div className={styles.calendar}>
      <DayPicker
        classNames={days}
        mode="range"
        resetOnSelect
        min={1}
        fixedWeeks
        captionLayout="dropdown"
        weekStartsOn={1}
        numberOfMonths={count}
        // If the calendar began with this month, its lists would disable July in December.
        startMonth={startOfYear(firstMonth)}
        endMonth={lastMonth}
        month={month}
        onMonthChange={(next) => setMonth(isPast(next) ? addYears(next, 1) : max([next, firstMonth]))}
        today={parseISO(today)}
        disabled={{ before: parseISO(today) }}
        selected={from && { from, to }}
        onSelect={choose}
        modifiers={{ taken: isTaken }}
        modifiersClassNames={{ taken: styles.taken! }}
        formatters={{ formatWeekdayName: (day) => format(day, 'EEE') }}
        labels={{
          labelDayButton: (day, modifiers) =>
            format(day, 'EEEE d MMMM yyyy') + (modifiers.taken ? `, ${words.taken}` : ''),
          labelNav: () => words.months,
          labelPrevious: () => words.previous,
          labelNext: () => words.next,
          labelMonthDropdown: () => words.month,
          labelYearDropdown: () => words.year,
        }}
      />
    </div>
  )
})
