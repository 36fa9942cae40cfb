import { addMonths, lightFormat, parseISO } from 'date-fns'
import { useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { addDays, since, type NightRange } from '@/lib/availability/nights'
import { datesAfterPress, halvesOf, isChoosing, nightsBetween } from '@/lib/booking/choose-nights'
import type { Dates } from '@/lib/booking/dates'
import type { ChoiceWords } from '@/lib/schema/booking'
import { classNames, components, formatters, labelsFrom, monthAndYear } from './picker-parts'
import { useMonthInView, useMonthsInRow } from './use-months'

interface MonthsProps extends Dates {
  /** Nights that calendars say are taken. */
  taken?: readonly NightRange[]
  /** ISO date at Greencastle. */
  today: string
  words: ChoiceWords
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
  const point = (day: Date) => setPointedAt(isoDate(day))
  const pointNowhere = () => setPointedAt('')

  const monthsInView = Array.from({ length: monthsInRow }, (_, index) =>
    monthAndYear(addMonths(month, index)),
  )

  const chosen = nightsBetween(dates)
  const [from, to] = chosen?.map((date) => parseISO(date)) ?? []
  const previewed: NightRange[] = isChoosing(dates) && pointedAt ? [[checkIn, pointedAt]] : []
  const modifiers = {
    past: { before: parseISO(today) },
    pastLeft: { before: parseISO(addDays(today, 1)) },
    ...halves('taken', since(taken, today)),
    ...halves('preview', previewed),
    ...halves('chosen', chosen ? [chosen] : []),
    first: checkIn !== '' && from!,
    last: checkOut !== '' && to!,
  }

  return (
    <div ref={root} className="picker">
      <p aria-live="polite" className="calendarStatus">
        {monthsInView.join(', ')}
      </p>
      <DayPicker
        mode="range"
        selected={{ from, to }}
        onSelect={(_, day) => onChoose(datesAfterPress(dates, isoDate(day)))}
        onDayMouseEnter={point}
        onDayMouseLeave={pointNowhere}
        onDayFocus={point}
        onDayBlur={pointNowhere}
        month={month}
        onMonthChange={setMonth}
        startMonth={firstMonth}
        endMonth={lastMonth}
        numberOfMonths={monthsInRow}
        navLayout="after"
        weekStartsOn={1}
        today={parseISO(today)}
        lang={document.documentElement.lang}
        formatters={formatters}
        labels={labelsFrom(words)}
        components={components}
        classNames={classNames}
        modifiers={modifiers}
        modifiersClassNames={Object.fromEntries(Object.keys(modifiers).map((name) => [name, name]))}
      />
    </div>
  )
}

// A date has a year of four digits (requirements, last section).
const firstMonth = parseISO('0001-01-01')
const lastMonth = parseISO('9999-12-01')

/** The days that have the left and the right half of their cell in one of the ranges. A range may have no night. */
function halves(name: 'taken' | 'preview' | 'chosen', ranges: readonly NightRange[]) {
  const all = ranges.filter(([first, departure]) => first < departure).map(halvesOf)
  const daysOf = (side: 'left' | 'right') =>
    all.map(({ [side]: { from, to } }) => ({ from: parseISO(from), to: parseISO(to) }))
  return { [`${name}Left`]: daysOf('left'), [`${name}Right`]: daysOf('right') }
}
