import { Drawing } from '@/components/ui/Drawing/Drawing'
import { LeaderTable } from '@/components/ui/LeaderTable/LeaderTable'
import { sunTimes } from '@/lib/solar'
import type { YearOfLight as YearOfLightData } from '@/lib/schema/chart'
import styles from './YearOfLight.module.scss'

/** When the sun sets on four evenings, and an instrument that shows every other one. */
export function YearOfLight({ heading, text, sunsets, description, plot, words }: YearOfLightData) {
  const rows = sunsets.map(({ date, term }) => ({ term, value: sunTimes(date).sunset }))
  return (
    <section className={styles.section} aria-labelledby="light">
      <div className={styles.words}>
        <h2 id="light">{heading}</h2>
        <p className={styles.text}>{text}</p>
        <LeaderTable rows={rows} />
      </div>
      <div className={styles.instrument} role="img" aria-label={description}>
        <div className={styles.hours}>
          {words.hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <div className={styles.plot}>
          <Drawing drawing={plot} />
          <span className={styles.night}>{words.night}</span>
          <span className={styles.day}>{words.day}</span>
          <span className={styles.night}>{words.night}</span>
          {/* The page script puts it in its place and shows it, often before React looks at it. */}
          <span className={styles.today} data-today hidden suppressHydrationWarning>
            <span>{words.today}</span>
          </span>
        </div>
        <div className={styles.months}>
          {words.months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
      </div>
    </section>
  )
}
