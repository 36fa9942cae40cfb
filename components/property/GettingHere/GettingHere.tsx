import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Rows } from '@/components/ui/Rows/Rows'
import { gettingHere } from '@/content/getting-here'
import { home } from '@/content/home'
import disclosure from '@/components/ui/disclosure.module.scss'
import parts from '@/components/ui/parts.module.scss'
import styles from './GettingHere.module.scss'

/** The way to the properties: driving times, and what somebody who has not been here has to know. */
export function GettingHere() {
  const { maps } = home.location
  const { heading, byCar, drivingTimes, paragraphs, border } = gettingHere
  return (
    <section className={styles.section}>
      <h2 id="getting-here">{heading}</h2>
      <div className={styles.times}>
        <p className={parts.caption}>{byCar}</p>
        <Rows look="summary" rows={drivingTimes} />
      </div>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {border && (
          <details className={styles.border}>
            <summary className={disclosure.summary}>{border.summary}</summary>
            <p>{border.text}</p>
          </details>
        )}
        <Link href={maps.href} look="text">
          {maps.label}
          <Icon name="arrowUpRight" />
        </Link>
      </div>
    </section>
  )
}
