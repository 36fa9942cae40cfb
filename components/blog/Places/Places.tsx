import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { Listing } from '@/lib/schema/article'
import type { Article } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import { PlaceNumber } from '../PlaceNumber/PlaceNumber'
import styles from './Places.module.scss'

type PlacesProps = Listing['places'] & Pick<Article, 'places'>

const mapSearch = (query: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`

/** The places that an article names. Each links to a search for it on OpenStreetMap. */
export function Places({ heading, text, places }: PlacesProps) {
  const charted = places.filter(({ chart }) => chart)
  return (
    <section className={`${parts.shoal} ${styles.section}`} data-paper="section">
      <div>
        <h2>{heading}</h2>
        <p className={`${parts.quiet} ${parts.top12}`} data-screen-only>
          {text}
        </p>
      </div>
      <ul className={`${parts.rows} ${styles.places}`} data-paper="low-rows">
        {places.map((place) => (
          <li key={place.name} className={styles.place}>
            {place.chart && <PlaceNumber number={charted.indexOf(place) + 1} />}
            {place.chart && ' '}
            <Link href={mapSearch(place.query)} className={`${parts.entry} ${styles.name}`}>
              {place.name}
              <Icon name="arrowUpRight" />
            </Link>
            <span className={styles.note}>{place.note}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
