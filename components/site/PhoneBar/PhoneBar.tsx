import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Prices } from '@/components/ui/Prices'
import { phoneBarWords as words, quickBook } from '@/content/navigation'
import { bookLink } from '@/lib/booking/plan'
import { euro, fill } from '@/lib/format'
import { phoneLink } from '@/lib/contact'
import type { Property } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './PhoneBar.module.scss'

interface PhoneBarProps {
  phone: string
  /** All properties: their prices are a link to the form. */
  properties: readonly Property[]
  /** The property that the page is about: its price stands there instead. */
  own?: Property
  /** Whether number and link stand in its place from tablet width, as on the home page. */
  inPlace?: boolean
}

/** The bar at the foot of the viewport on phones: a price, a link to call and a link to book, the one red button of the page. */
export function PhoneBar({ phone, properties, own, inPlace }: PhoneBarProps) {
  const { label, href } = own ? { label: own.bookLabel, href: bookLink(own.id) } : quickBook
  return (
    <aside
      className={inPlace ? `${styles.bar} ${styles.inPlace}` : styles.bar}
      data-below={inPlace ? undefined : 'tablet'}
      aria-label={words.name}
    >
      {own ? (
        <p className={styles.price} data-below="tablet">
          <span className={parts.entry}>{euro(own.nightlyPrice)}</span>
          <span className={parts.caption}>{own.phoneScope}</span>
        </p>
      ) : (
        <Link href={href} className={`${parts.dotted} ${styles.prices}`} data-below="tablet">
          <Prices properties={properties} />
        </Link>
      )}
      <Link href={phoneLink(phone)} className={styles.call} aria-label={fill(words.call, { phone })}>
        <Icon name="handset" data-below="tablet" />
        {inPlace && <span data-from="tablet">{phone}</span>}
      </Link>
      <Link href={href} look={inPlace ? 'text' : 'primary'} onPhones="primary">
        {label}
      </Link>
    </aside>
  )
}
