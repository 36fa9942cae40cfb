import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
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
  /** With it, as on the home page, the bar is a strip in its place from tablet width: the number, this text and the link to book. */
  text?: string
}

/** The bar at the foot of the viewport on phones: a price, a link to call and a link to book, the one red button of the page. */
export function PhoneBar({ phone, properties, own, text }: PhoneBarProps) {
  const { label, href } = own ? { label: own.bookLabel, href: bookLink(own.id) } : quickBook
  return (
    <aside
      className={text ? `${styles.bar} ${styles.strip}` : styles.bar}
      data-below={text ? undefined : 'tablet'}
      aria-label={words.name}
    >
      {own ? (
        <p className={styles.price} data-below="tablet">
          <span className={`${parts.entry} ${parts.tabular}`}>{euro(own.nightlyPrice)}</span>
          <span className={styles.scope}>{own.phoneScope}</span>
        </p>
      ) : (
        <Link href={href} className={`${parts.dotted} ${styles.prices}`} data-below="tablet">
          {properties.map(({ id, kind, nightlyPrice }) => (
            <span key={id}>{`${kind} ${euro(nightlyPrice)} `}</span>
          ))}
        </Link>
      )}
      <Link href={phoneLink(phone)} className={styles.call} aria-label={fill(words.call, { phone })}>
        <Icon name="handset" data-below="tablet" />
        {text && <span data-from="tablet">{phone}</span>}
      </Link>
      {text && (
        <p className={parts.quiet} data-from="tablet">
          {text}
        </p>
      )}
      <Link href={href} look={text ? 'secondary' : 'primary'} onPhones="primary">
        {label}
      </Link>
    </aside>
  )
}
