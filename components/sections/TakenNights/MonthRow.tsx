import type { Month } from '@/lib/availability/months'
import { fill } from '@/lib/format'
import type { TakenNightsWords } from '@/lib/schema/availability'
import parts from '@/components/ui/parts.module.scss'
import styles from './MonthRow.module.scss'

interface MonthRowProps {
  month: Month
  words: Pick<TakenNightsWords, 'taken' | 'none'>
}

/** The width of a number of cells as a percentage of the row, which has 31. */
export const percent = (cells: number) => `${Math.round((cells / 31) * 10_000) / 100}%`

/** The outline of cells from one night to another, with the lines between them; a cell is 1 wide and 1 high. */
const cells = (from: number, to: number) =>
  from === to
    ? ''
    : `M${from} 0H${to}V1H${from}z${Array.from({ length: to - from - 1 }, (_, index) => `M${from + index + 1} 0V1`).join('')}`

/** A tick below each night of a weekend. */
const ticks = (nights: readonly number[]) => nights.map((night) => `M${night - 0.5} 1v.28`).join('')

/**
 * A month: its name, one cell for each night, and the taken nights in words. Positions are shares of the width of 31
 * cells, so that the row can be as wide as a phone, while its lines and its hatching keep their size.
 */
export function MonthRow({ month, words }: MonthRowProps) {
  const { id, name, year, days, past, weekends, taken } = month
  return (
    <div className={styles.row}>
      <dt className={parts.value}>
        {name}
        {year && <span className={parts.quiet}>{` ${year}`}</span>}
      </dt>
      <dd className={`${parts.small} ${styles.words}`}>
        {month.words === '' ? words.none : fill(words.taken, { nights: month.words })}
      </dd>
      <dd className={styles.cells} aria-hidden="true">
        <svg>
          <rect x={percent(past)} width={percent(days - past)} height="100%" className={styles.free} />
          {taken.map(({ first, nights }) => (
            <rect
              key={first}
              x={percent(first - 1)}
              width={percent(nights)}
              height="100%"
              fill="url(#taken)"
            />
          ))}
          <svg viewBox="0 0 31 1" preserveAspectRatio="none" className={styles.lines}>
            <path d={cells(0, past)} className={styles.past} />
            <path d={cells(past, days)} />
            <path d={ticks(weekends)} />
          </svg>
          {/* Drawn once the script has given it its place. */}
          <circle cy="50%" className={styles.today} data-month={id} suppressHydrationWarning />
        </svg>
      </dd>
    </div>
  )
}
