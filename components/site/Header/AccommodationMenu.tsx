import { Icon } from '@/components/ui/Icon'
import { Photo } from '@/components/ui/Photo/Photo'
import { navigation } from '@/content/navigation'
import { propertyWords } from '@/content/properties/words'
import { euro, fill } from '@/lib/format'
import type { Property } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import { NavLink } from './NavLink'
import styles from './AccommodationMenu.module.scss'

const ID = 'accommodation-menu'

/**
 * A button that opens links to the properties. In the open menu of small screens, which lists the properties, its word is their
 * heading and no button.
 */
export function AccommodationMenu({ properties }: { properties: readonly Property[] }) {
  return (
    <li className={styles.item} data-hover-menu>
      <button
        type="button"
        className={styles.button}
        popoverTarget={ID}
        aria-controls={ID}
        aria-expanded={false}
      >
        <span className={styles.label}>{navigation.accommodation.label}</span>
        <Icon name="chevron" />
      </button>
      <div id={ID} popover="auto" className={styles.menu}>
        <ul className={styles.properties}>
          {properties.map(({ path, name, thumbnail, capacity, nightlyPrice }) => (
            <li key={path} className={styles.property}>
              <span className={styles.picture}>
                <Photo picture={thumbnail} sizes="244px" decorative />
              </span>
              <NavLink label={name} href={path} className={`${parts.entry} ${styles.name}`} />
              <span className={`${parts.small} ${styles.facts}`}>
                <span key="sleeps">{fill(propertyWords.sleeps, { capacity })}</span>
                <span key="price">{`, ${fill(propertyWords.price.nightly, { price: euro(nightlyPrice) })}`}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
