import { Drawing } from '@/components/ui/Drawing/Drawing'
import { InlineScript } from '@/components/ui/InlineScript'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { YearOfLight as YearOfLightData } from '@/lib/schema/chart'
import parts from '@/components/ui/parts.module.scss'
import styles from './YearOfLight.module.scss'

/**
 * A diagram of daylight, twilight and night through the year. A range over the
 * diagram chooses an evening; `evening.ts` shows and answers it.
 */
export function YearOfLight({ heading, text, description, plot, words, evening }: YearOfLightData) {
  return (
    <section
      className={`${parts.section} ${parts.fourEight} ${styles.section}`}
      aria-labelledby="light"
      data-paper="halves"
    >
      <div>
        <h2 id="light">{heading}</h2>
        <p className={`${parts.measure} ${parts.top16}`}>{text}</p>
      </div>
      <div className={styles.diagram}>
        <div className={styles.evening} data-needs-script data-screen-only>
          <label className={parts.label} htmlFor="evening">
            {evening.label}
          </label>
          <div className={styles.steps}>
            <button type="button" data-step="-1" aria-label={evening.earlier}>
              <Icon name="arrowLeft" />
            </button>
            <button type="button" data-step="1" aria-label={evening.later}>
              <Icon name="arrowRight" />
            </button>
          </div>
          <p
            className={`${parts.entry} ${parts.tabular} ${styles.sentence}`}
            data-sentence={evening.sentence}
            dangerouslySetInnerHTML={{ __html: '' }}
            suppressHydrationWarning
          />
          <Link href="/book" look="text" className={styles.book} suppressHydrationWarning>
            {evening.book}
          </Link>
        </div>
        <div className={styles.drawing} role="img" aria-label={description}>
          <div className={styles.plot} aria-hidden="true">
            <Drawing drawing={plot} />
            <span className={styles.night} data-from="tablet">
              {words.night}
            </span>
            <span className={styles.day}>{words.day}</span>
            <span className={styles.night} data-from="tablet">
              {words.night}
            </span>
            {/* `today-line.ts` positions and shows this line. */}
            <span className={parts.today} data-today hidden suppressHydrationWarning>
              <span>{words.today}</span>
            </span>
          </div>
        </div>
        <input
          className={styles.range}
          type="range"
          id="evening"
          min={-1}
          max={364}
          defaultValue={-1}
          data-needs-script
          data-screen-only
          suppressHydrationWarning
        />
        <div className={styles.months} aria-hidden="true">
          {words.months.map((month) => (
            <span key={month}>
              {month.charAt(0)}
              <span data-from="tablet">{month.slice(1)}</span>
            </span>
          ))}
        </div>
      </div>
      <InlineScript name="evening" />
    </section>
  )
}
