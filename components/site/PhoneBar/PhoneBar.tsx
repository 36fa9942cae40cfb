import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import { fill } from '@/lib/format'
import type { LayoutWords } from '@/lib/schema/page'
import type { ContactLink } from '@/lib/schema/site'
import { PhoneBarFrame } from './PhoneBarFrame'
import styles from './PhoneBar.module.scss'

interface PhoneBarProps {
  /** `From €248` */
  price: string
  /** `a night` */
  scope: string
  phone: ContactLink
  label: string
  href: string
  words: LayoutWords['phoneBarWords']
}

/** The bar at the foot of the viewport on phones: a price, a link to call and a link to book. */
export function PhoneBar({ price, scope, phone, label, href, words }: PhoneBarProps) {
  return (
    <PhoneBarFrame label={words.name} amount={price} scope={scope}>
      <Link href={phone.href} className={styles.call} aria-label={fill(words.call, { phone: phone.display })}>
        <Icon name="handset" />
      </Link>
      <Link href={href} look="primary">
        {label}
      </Link>
    </PhoneBarFrame>
  )
}
