import { Link } from '@/components/ui/Link/Link'
import { week } from '@/content/week'
import parts from '@/components/ui/parts.module.scss'
import styles from './WeekFromTheDoor.module.scss'

/** What to do from the door, a row each, with a link that is pressed with all of its row. */
export const WeekFromTheDoor = () => (
  <section className={styles.section}>
    <h2>{week.heading}</h2>
    <ul className={styles.rows}>
      {week.rows.map(({ place, fact, distance, href }) => (
        <li key={place} className={styles.row}>
          <Link href={href} look="quiet" className={`${parts.stretched} ${styles.place}`}>
            {place}
          </Link>
          {distance && <p className={styles.distance}>{distance}</p>}
          <p className={styles.fact}>{fact}</p>
        </li>
      ))}
    </ul>
  </section>
)
