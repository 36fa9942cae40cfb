import { Link } from '@/components/ui/Link/Link'
import type { NavigationLink } from '@/lib/schema/page'
import type { ContactLink } from '@/lib/schema/site'
import parts from '@/components/ui/parts.module.scss'
import styles from './PhoneStrip.module.scss'

interface PhoneStripProps {
  phone: ContactLink
  text: string
  quickBook: NavigationLink
}

/** The phone number and Quick Book between two rules, from tablet width. Phones have the phone bar instead. */
export function PhoneStrip({ phone, text, quickBook }: PhoneStripProps) {
  return (
    <div className={styles.strip} data-from="tablet" data-screen-only>
      <Link href={phone.href} className={styles.phone}>
        {phone.display}
      </Link>
      <p className={parts.quiet}>{text}</p>
      <Link href={quickBook.href} look="secondary">
        {quickBook.label}
      </Link>
    </div>
  )
}
