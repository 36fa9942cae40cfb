import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Photo } from '@/components/ui/Photo/Photo'
import { WordSpace } from '@/components/ui/VisuallyHidden/VisuallyHidden'
import { euro, fill } from '@/lib/format'
import type { Property } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import { AccommodationButton } from './current-page'
import styles from './AccommodationMenu.module.scss'

interface AccommodationMenuProps {
  label: string
  properties: readonly Property[]
  /** `Sleeps {capacity}` */
  sleeps: string
  /** `{price} a night` */
  nightly: string
}

const ID = 'accommodation-menu'

/** A button that opens links to the properties: a popover, which opens, closes and returns focus without script. */
export function AccommodationMenu({ label, properties, sleeps, nightly }: AccommodationMenuProps) {
  return (
    <li className={styles.item} data-hover-menu>
      <AccommodationButton menuId={ID} paths={properties.map(({ path }) => path)}>
        <span className={styles.label}>{label}</span>
        <Icon name="chevron" />
      </AccommodationButton>
      <div id={ID} popover="auto" className={styles.menu}>
        <ul className={styles.properties}>
          {properties.map(({ path, name, thumbnail, capacity, nightlyPrice }) => (
            <li key={path}>
              <Link href={path} className={styles.property}>
                <span className={styles.picture}>
                  <Photo picture={thumbnail} sizes="244px" decorative />
                </span>
                <span className={`${parts.entry} ${styles.name}`}>{name}</span>
                <WordSpace />
                <span className={parts.small}>
                  {`${fill(sleeps, { capacity })}, ${fill(nightly, { price: euro(nightlyPrice) })}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
