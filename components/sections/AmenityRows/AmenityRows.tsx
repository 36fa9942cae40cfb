import { WaterText } from '@/components/ui/WaterText'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { NavigationLink } from '@/lib/schema/page'
import type { Property } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import styles from './AmenityRows.module.scss'

interface AmenityRowsProps {
  property: Property
  /** The link below the list, to a section further down the page. */
  more: NavigationLink
}

/**
 * The amenities of a property: a row each, with a name and a detail. The leaflet has the names alone where it has much else to
 * say.
 */
export function AmenityRows({ property, more }: AmenityRowsProps) {
  const { amenitiesHeading: heading, amenities, goodToKnow = [] } = property
  return (
    <div>
      {heading && <h2 className={parts.h3}>{heading}</h2>}
      <ul
        className={heading ? `${parts.rows} ${parts.top16}` : parts.rows}
        data-paper={`columns low-rows${goodToKnow.length > 0 ? ' brief' : ''}`}
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
