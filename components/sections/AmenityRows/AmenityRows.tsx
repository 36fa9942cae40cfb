import { ChartText } from '@/components/ui/ChartText/ChartText'
import type { Amenity } from '@/lib/schema/property'
import styles from './AmenityRows.module.scss'

interface AmenityRowsProps {
  amenities: readonly Amenity[]
  /** Stands above the list where the section has a heading of its own. */
  heading?: string
}

/** What a property has: a name in the serif and what is worth knowing about it, one a row. */
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
