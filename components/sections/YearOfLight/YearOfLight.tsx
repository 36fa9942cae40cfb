import { Drawing } from '@/components/ui/Drawing/Drawing'
import { LeaderTable } from '@/components/ui/LeaderTable/LeaderTable'
import { sunTimes } from '@/lib/light/solar'
import type { YearOfLight as YearOfLightData } from '@/lib/schema/chart'
import styles from './YearOfLight.module.scss'

/** The sunsets of four evenings as a table, and a diagram of daylight, twilight and night through the year. */
export function YearOfLight({ heading, text, sunsets, description, plot, words }: YearOfLightData) {
  const rows = sunsets.map(({ date, term }) => ({ term, value: sunTimes(date).sunset }))
  return (
    <section className={styles.section} aria-labelledby="light">
      <div className={styles.words}>
        <h2 id="light">{heading}</h2>
        <p className={styles.text}>{text}</p>
        <LeaderTable rows={rows} />
      </div>
      <div className={styles.diagram} role="img" aria-label={description}>
        <div className={styles.hours} aria-hidden="true">
          {words.hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <div className={styles.plot} aria-hidden="true">
          <Drawing drawing={plot} />
          <span className={styles.night}>{words.night}</span>
          <span className={styles.day}>{words.day}</span>
          <span className={styles.night}>{words.night}</span>
          {/* `components/enhancements/sun-notes.ts` positions and shows this line, in the development server before React hydrates. */}
          <span className={styles.today} data-today hidden suppressHydrationWarning>
            <span>{words.today}</span>
          </span>
        </div>
        <div className={styles.months} aria-hidden="true">
          {words.months.map((month) => (
            <span key={month}>
              {month.charAt(0)}
              <span>{month.slice(1)}</span>
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}
