import { format } from 'date-fns'
import { useDayPicker, type DayPickerProps, type MonthCaptionProps } from 'react-day-picker'
import { Icon } from '@/components/ui/Icon'
import { weekdays } from '@/lib/format'
import type { CalendarWords } from '@/lib/schema/booking'
import { monthsToChoose } from './use-months'
import parts from '@/components/ui/parts.module.scss'
import styles from './NightsCalendar.module.scss'

/** The year has four digits, also before the year 1000. */
export const monthAndYear = (month: Date) => format(month, 'MMMM yyyy')

/** The accessible names of the days and the arrows. */
export const labelsFrom = (words: CalendarWords): DayPickerProps['labels'] => ({
  labelDayButton: (day, { today, takenRight, first, last }) => {
    const { today: isToday, taken, first: firstNight, last: lastDay } = words.day
    const notes = [today && isToday, takenRight && taken, first && !last && firstNight, last && lastDay]
    return [format(day, 'EEEE d MMMM yyyy'), ...notes.filter(Boolean)].join(', ')
  },
  labelGrid: monthAndYear,
  labelNav: () => words.months.label,
  labelPrevious: () => words.months.previous,
  labelNext: () => words.months.next,
  labelMonthDropdown: () => words.months.choose,
})

export const formatters: DayPickerProps['formatters'] = {
  formatCaption: monthAndYear,
  formatWeekdayName: (day) => weekdays[day.getDay()]!,
}

/** The caption of a month. The first one is also a list of months, because June is seven presses of an arrow away in November. */
function MonthCaption({ calendarMonth: { date }, displayIndex, children, ...caption }: MonthCaptionProps) {
  const { dayPickerProps, goToMonth, labels } = useDayPicker()
  const months = monthsToChoose(dayPickerProps.today!, date)
  if (displayIndex > 0) return <div {...caption}>{children}</div>
  return (
    <div {...caption}>
      <div>
        {children}
        <Icon name="chevron" />
      </div>
      <select
        aria-label={labels.labelMonthDropdown()}
        value={monthAndYear(date)}
        onChange={({ target }) => goToMonth(months[target.selectedIndex]!)}
      >
        {months.map(monthAndYear).map((month) => (
          <option key={month} value={month}>
            {month}
          </option>
        ))}
      </select>
    </div>
  )
}

export const components: DayPickerProps['components'] = {
  Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'arrowLeft' : 'arrowRight'} />,
  MonthCaption,
  // The library makes each caption a live region. Its footer announces what is in view in one line, and each grid is named as
  // its caption.
  CaptionLabel: ({ children }) => {
    const [month, year] = String(children).split(' ')
    return (
      <span key={String(children)} aria-hidden="true">
        <span>{`${month} `}</span>
        <span className={parts.quiet}>{year}</span>
      </span>
    )
  },
}

export const classNames = {
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  month_grid: styles.weeks,
  nav: styles.nav,
  day: styles.day,
  day_button: styles.number,
  hidden: styles.hidden,
  today: styles.today,
  footer: styles.status,
}
