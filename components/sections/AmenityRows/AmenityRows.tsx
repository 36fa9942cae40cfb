import { WaterText } from '@/components/ui/WaterText'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { NavigationLink } from '@/lib/schema/page'
import type { Amenity } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import styles from './AmenityRows.module.scss'

interface AmenityRowsProps {
  amenities: readonly Amenity[]
  /** The heading above the list, unless the section already has one. */
  heading?: string
  /** The link below the list, to a section further down the page. */
  more: NavigationLink
  /** Prints the names alone, where the leaflet has much else to say. */
  briefOnPaper: boolean
}

/** The amenities of a property: a row each, with a name and a detail. */
export function AmenityRows({ amenities, heading, more, briefOnPaper }: AmenityRowsProps) {
  return (
    <div>
      {heading && <h2 className={parts.h3}>{heading}</h2>}
      <ul
        className={heading ? `${parts.rows} ${parts.top16}` : parts.rows}
        data-paper={`columns low-rows${briefOnPaper ? ' brief' : ''}`}
      >
        {amenities.map(({ name, detail }) => (
          <li key={name} className={styles.row}>
            <span className={parts.value}>
              <WaterText>{name}</WaterText>
            </span>{' '}
            <span className={`${parts.small} ${parts.measure}`}>{detail}</span>
          </li>
        ))}
      </ul>
      <Link href={more.href} look="text" className={parts.top12} data-screen-only>
        {more.label}
        <Icon name="arrowDown" />
      </Link>
    </div>
  )
}
