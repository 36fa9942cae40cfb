import { monthsFrom, readTime } from '@/lib/availability/months'
import type { NightRange } from '@/lib/availability/nights'
import { fill } from '@/lib/format'
import type { TakenNightsWords } from '@/lib/schema/availability'
import parts from '@/components/ui/parts.module.scss'
import { MonthRow, percent } from './MonthRow'
import styles from './TakenNights.module.scss'

interface TakenNightsProps {
  /** When the calendars were read: ISO date and time in UTC. */
  readAt: string
  taken: readonly NightRange[]
  words: TakenNightsWords
}

const FIGURES = [1, 8, 15, 22, 29]

/**
 * Shows six months, from the one in which the calendars were read, as a drawing and as text. Where script runs,
 * a reading older than three days is withdrawn and today has a ring (`taken-nights.ts`).
 */
export function TakenNights({ readAt, taken, words }: TakenNightsProps) {
  return (
    <section
      className={`${parts.section} ${styles.section}`}
      data-screen-only
      aria-labelledby="nights-taken"
      data-read-at={readAt}
      suppressHydrationWarning
    >
      <h2 id="nights-taken" className={`${parts.h4} ${styles.heading}`}>
        {words.heading}
      </h2>
      <div className={`${parts.quiet} ${parts.top8} ${styles.figures}`} aria-hidden="true">
        <svg>
          {FIGURES.map((figure) => (
            <text key={figure} x={percent(figure - 0.5)} y="1em">
              {figure}
            </text>
          ))}
        </svg>
      </div>
      <dl>
        {monthsFrom(readAt, taken).map((month) => (
          <MonthRow key={month.id} month={month} words={words} />
        ))}
      </dl>
      <p className={`${parts.caption} ${parts.measure} ${parts.top16}`}>
        <svg className={styles.sample} aria-hidden="true">
          <defs>
            <pattern
              id="taken"
              width="5"
              height="5"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="5" height="5" fill="var(--shoal)" />
              <rect width="2" height="5" fill="var(--water)" />
            </pattern>
          </defs>
          <rect width="100%" height="100%" fill="url(#taken)" />
        </svg>
        {`${words.key} `}
        <span data-today-note hidden suppressHydrationWarning>
          {`${words.today} `}
        </span>
        {fill(words.read, { time: readTime(readAt) })}
      </p>
    </section>
  )
}
