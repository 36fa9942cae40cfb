import { addDays, addMonths, lightFormat, parseISO } from 'date-fns'
import { useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { since, type NightRange } from '@/lib/availability'
import { datesAfterPress, isChoosing, nightsBetween } from '@/lib/booking/choose-nights'
import type { Dates } from '@/lib/booking/draft'
import type { CalendarWords } from '@/lib/schema/booking'
import { classNames, components, formatters, labelsFrom, monthAndYear } from './picker-parts'
import { useMonthInView, useMonthsInRow } from './use-months'
import styles from './NightsCalendar.module.scss'

interface MonthsProps extends Dates {
  /** Nights that calendars say are taken. */
  taken?: readonly NightRange[]
  /** ISO date at Greencastle. */
  today: string
  words: CalendarWords
  onChoose: (dates: Dates) => void
}

const isoDate = (day: Date) => lightFormat(day, 'yyyy-MM-dd')

/**
 * Months of days as buttons, with the nights as bars between them. Beside the dates of the form it knows only which months
 * are in view and which day is pointed at. Every day can be chosen, whether it is taken or past.
 */
export function Months({ checkIn, checkOut, taken = [], today, words, onChoose }: MonthsProps) {
  const dates = { checkIn, checkOut }
  const root = useRef<HTMLDivElement>(null)
  const monthsInRow = useMonthsInRow(root)
  const [month, setMonth] = useMonthInView(dates, today, monthsInRow)
  const [pointedAt, setPointedAt] = useState('')
  const [isFromList, setIsFromList] = useState(false)
  const point = (day: Date) => setPointedAt(isoDate(day))
  const pointNowhere = () => setPointedAt('')

  const monthsInView = Array.from({ length: monthsInRow }, (_, index) =>
    monthAndYear(addMonths(month, index)),
  )

  const chosen = nightsBetween(dates)
  const [from, to] = chosen?.map((date) => parseISO(date)) ?? []
  const modifiers = {
    ...halves('past', [['', today]]),
    ...halves('taken', since(taken, today)),
    ...halves('preview', isChoosing(dates) ? [[checkIn, pointedAt]] : []),
    ...halves('chosen', chosen ? [chosen] : []),
    first: checkIn !== '' && from!,
    last: checkOut !== '' && to!,
  }

  return (
    // The list of months says itself what is chosen from it, after the library has changed the month.
    <div ref={root} className={styles.picker} onChange={() => setIsFromList(true)}>
      <DayPicker
        mode="range"
        selected={{ from, to }}
        onSelect={(_, day) => onChoose(datesAfterPress(dates, isoDate(day)))}
        onDayMouseEnter={point}
        onDayMouseLeave={pointNowhere}
        onDayFocus={point}
        onDayBlur={pointNowhere}
        month={month}
        onMonthChange={(next) => {
          setMonth(next)
          setIsFromList(false)
        }}
        numberOfMonths={monthsInRow}
        navLayout="after"
        weekStartsOn={1}
        today={parseISO(today)}
        lang={document.documentElement.lang}
        formatters={formatters}
        labels={labelsFrom(words)}
        components={components}
        // The library announces its footer.
        footer={isFromList ? ' ' : monthsInView.join(', ')}
        classNames={classNames}
        modifiers={modifiers}
        modifiersClassNames={styles}
      />
    </div>
  )
}

/**
 * Finds the days that have a half of their cell in one of the ranges: a night is the right half of the cell of its evening,
 * and the left half of the cell of the next morning.
 */
function halves(name: 'past' | 'taken' | 'preview' | 'chosen', ranges: readonly NightRange[]) {
  const isIn = (evening: Date) => {
    const night = isoDate(evening)
    return ranges.some(([first, departure]) => first <= night && night < departure)
  }
  return { [`${name}Right`]: isIn, [`${name}Left`]: (day: Date) => isIn(addDays(day, -1)) }
}
