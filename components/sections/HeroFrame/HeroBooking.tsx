import { Link } from '@/components/ui/Link/Link'
import { bookLink } from '@/lib/booking/book-link'
import { euro } from '@/lib/format'
import type { Property } from '@/lib/schema/property'
import styles from './HeroBooking.module.scss'

interface HeroBookingProps {
  property: Property
  /** Its place on the sheet. */
  className?: string
}

/** On a property's first sheet: what a night costs, and the way to book. */
export function HeroBooking({ property, className }: HeroBookingProps) {
  const { id, nightlyPrice, priceScope, bookLabel } = property
  return (
    <div className={[styles.booking, className].join(' ')}>
      <p className={styles.line}>
        <span className={styles.price}>{euro(nightlyPrice)}</span> {priceScope}
      </p>
      <Link href={bookLink(id)} look="primary">
        {bookLabel}
      </Link>
    </div>
  )
}
