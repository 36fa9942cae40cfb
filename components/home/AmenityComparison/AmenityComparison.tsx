import { Photo } from '@/components/ui/Photo/Photo'
import { home } from '@/content/home'
import { lowerFirst } from '@/lib/format'
import type { Picture, Property } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './AmenityComparison.module.scss'

interface AmenityComparisonProps {
  picture: Picture
  properties: readonly Pick<Property, 'kind' | 'has'>[]
}

/** Each amenity in a row, with the kinds of the properties that have it, or one word where all have it. */
export function AmenityComparison({ picture, properties }: AmenityComparisonProps) {
  const { heading, text, items, inAll } = home.amenities
  /** Where there is one property, nothing stands beside the names. */
  const havers = (id: string) => {
    const having = properties.filter(({ has }) => has.includes(id))
    if (properties.length === 1) return ''
    return having.length === properties.length ? inAll : lowerFirst(having.map(({ kind }) => kind).join(', '))
  }
  return (
    <section className={`${parts.section} ${parts.halves}`} aria-labelledby="amenities">
      <div className={styles.picture} data-from="desktop">
        <Photo picture={picture} sizes="48vw" decorative />
      </div>
      <div>
        <h2 id="amenities">{heading}</h2>
        {text && <p className={styles.text}>{text}</p>}
        <ul className={`${parts.rows} ${styles.rows}`}>
          {items.map(({ id, name }) => (
            <li key={id} className={styles.row}>
              <h3 className={parts.label}>{name}</h3>
              <p>{havers(id)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
