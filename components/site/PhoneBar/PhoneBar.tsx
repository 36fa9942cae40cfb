import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import { phoneBarWords as words } from '@/content/navigation'
import { fill } from '@/lib/format'
import type { ContactLink } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './PhoneBar.module.scss'

interface PhoneBarProps {
  /** `€550`; without a scope it is a link of its own to the form. */
  price: string
  /** `a night` */
  scope?: string
  phone: ContactLink
  label: string
  href: string
  /** With it, the bar is a strip in its place from tablet width: the number, this text and the link to book. */
  text?: string
}

/** The bar at the foot of the viewport on phones: a price, a link to call and a link to book, the one red button of the page. */
export function PhoneBar({ price, scope, phone, label, href, text }: PhoneBarProps) {
  return (
    <aside
      className={text ? `${styles.bar} ${styles.strip}` : styles.bar}
      data-below={text ? undefined : 'tablet'}
      aria-label={words.name}
    >
      {scope ? (
        <p className={styles.price} data-below="tablet">
          <span className={`${parts.entry} ${parts.tabular}`}>{price}</span>
          <span className={styles.scope}>{scope}</span>
        </p>
      ) : (
        <Link href={href} className={`${styles.price} ${styles.prices}`} data-below="tablet">
          {price}
        </Link>
      )}
      <Link href={phone.href} className={styles.call} aria-label={fill(words.call, { phone: phone.display })}>
        <Icon name="handset" data-below="tablet" />
        {text && <span data-from="tablet">{phone.display}</span>}
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
