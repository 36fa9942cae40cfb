import type { ReactNode } from 'react'
import { firstEvening, nightsInYear, type PartOfYear } from '@/lib/light/nights-on-year'
import type { Dates } from '@/lib/booking/draft'
import { fill } from '@/lib/format'
import type { PlanWords } from '@/lib/schema/booking'
import parts from '@/components/ui/parts.module.scss'
import styles from './NightsOnYear.module.scss'

interface NightsOnYearProps {
  dates: Dates | undefined
  words: PlanWords['evening']
  /** `YearDrawing`, rendered on the server. */
  children: ReactNode
}

/** A red band over the nights of a stay in the drawing of the year, and how long the first evening stays light. */
export function NightsOnYear({ dates, words, children }: NightsOnYearProps) {
  const evening = dates && firstEvening(dates)
  const sentence = evening?.isLightAllNight ? words.lightAllNight : words.lightUntil
  return (
    <div data-screen-only>
      <div className={styles.drawing}>
        {children}
        {dates &&
          nightsInYear(dates).map((part) => (
            <span key={part.from} ref={placeAt(part)} className={styles.nights} data-nights />
          ))}
      </div>
      {/* Firefox takes no flex container for a paragraph. */}
      <div className={`${parts.small} ${styles.sentence}`} data-marked={evening ? '' : undefined}>
        <p key={evening?.lightUntil}>
          {evening ? fill(sentence, { time: evening.lightUntil }) : words.withoutDates}
        </p>
      </div>
    </div>
  )
}

/** Sets the place through the DOM, because there are no style attributes (docs/CONTRIBUTING.md). */
const placeAt =
  ({ from, to }: PartOfYear) =>
  (band: HTMLElement | null) => {
    band?.style.setProperty('--from', `${from}%`)
    band?.style.setProperty('--length', `${to - from}%`)
  }
