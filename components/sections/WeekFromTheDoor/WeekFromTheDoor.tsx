import { Link } from '@/components/ui/Link/Link'
import { week } from '@/content/week'
import parts from '@/components/ui/parts.module.scss'
import styles from './WeekFromTheDoor.module.scss'

/** Six things to do from the door, each a link to its place in an article. */
export const WeekFromTheDoor = () => (
  <section className={styles.section}>
    <h2>{week.heading}</h2>
    <ul className={styles.rows}>
      {week.rows.map(({ place, fact, distance, href }) => (
        <li key={place}>
          <Link href={href} className={styles.row}>
            <span className={parts.value}>{place}</span>
            {distance && <span className={styles.distance}>{distance}</span>}
            <span className={`${parts.small} ${styles.fact}`}>{fact}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
