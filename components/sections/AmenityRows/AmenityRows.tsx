import { ChartText } from '@/components/ui/ChartText/ChartText'
import type { Amenity } from '@/lib/schema/property'
import styles from './AmenityRows.module.scss'

interface AmenityRowsProps {
  amenities: readonly Amenity[]
  /** The heading above the list, unless the section already has one. */
  heading?: string
}

/** The amenities of a property: a row each, with a name and a detail. */
export function AmenityRows({ amenities, heading }: AmenityRowsProps) {
  return (
    <div>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <ul className={styles.list}>
        {amenities.map(({ name, detail }) => (
          <li key={name} className={styles.row}>
            <span className={styles.name}>
              <ChartText>{name}</ChartText>
            </span>{' '}
            <span className={styles.detail}>{detail}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
