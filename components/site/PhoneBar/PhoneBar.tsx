import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { ContactLink } from '@/lib/types/site'
import styles from './PhoneBar.module.scss'

interface PhoneBarProps {
  /** `From €248` */
  price: string
  /** `a night` */
  scope: string
  phone: ContactLink
  label: string
  href: string
}

/** Fixed at the foot of a phone's window: the price, a call, and the one red button of the page. */
export function PhoneBar({ price, scope, phone, label, href }: PhoneBarProps) {
  return (
    <aside className={styles.bar} aria-label="Price and booking">
      <p className={styles.price}>
        <span className={styles.amount}>{price}</span>
        <span className={styles.scope}>{scope}</span>
      </p>
      <Link href={phone.href} className={styles.call} aria-label={`Call ${phone.display}`}>
        <Icon name="handset" />
      </Link>
      <Link href={href} look="primary" className={styles.book}>
        {label}
      </Link>
    </aside>
  )
}
