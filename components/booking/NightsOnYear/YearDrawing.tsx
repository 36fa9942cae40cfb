import { Drawing } from '@/components/ui/Drawing/Drawing'
import type { YearOfLight } from '@/lib/schema/chart'
import parts from '@/components/ui/parts.module.scss'
import styles from './NightsOnYear.module.scss'

/**
 * The year of light without its table, small enough for the plan of a stay. The page renders it on the server and hands it
 * to the form, so that it adds no script.
 */
export function YearDrawing({ plot, summary, words }: YearOfLight) {
  return (
    <div role="img" aria-label={summary}>
      <div className={styles.plot} aria-hidden="true">
        <Drawing drawing={plot} />
        {/* `components/sections/YearOfLight/today-line.ts` positions and shows this line, at times before React hydrates. */}
        <span className={`${parts.today} ${styles.today}`} data-today hidden suppressHydrationWarning>
          <span>{words.today}</span>
        </span>
      </div>
      <div className={`${parts.quiet} ${styles.months}`} aria-hidden="true">
        {words.months.map((month) => (
          <span key={month}>{month.charAt(0)}</span>
        ))}
      </div>
    </div>
  )
}
