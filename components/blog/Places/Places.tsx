import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import { mapSearch } from '@/lib/map-search'
import type { ArticlePlace } from '@/lib/schema/article'
import styles from './Places.module.scss'

interface PlacesProps {
  heading: string
  text: string
  places: readonly ArticlePlace[]
}

/** The places that an article names. Each links to a search for it on OpenStreetMap. */
export function Places({ heading, text, places }: PlacesProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <ul className={styles.places}>
        {places.map(({ name, note, query }) => (
          <li key={name} className={styles.place}>
            <Link href={mapSearch(query)} className={styles.name}>
              {name}
              <Icon name="arrowUpRight" />
            </Link>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
