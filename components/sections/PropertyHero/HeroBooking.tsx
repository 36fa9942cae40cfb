import { Link } from '@/components/ui/Link/Link'
import { bookLink } from '@/lib/booking/plan'
import { euro } from '@/lib/format'
import type { Property } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import styles from './HeroBooking.module.scss'

interface HeroBookingProps {
  property: Property
  /** Positions it in the hero. */
  className?: string
}

/** The price of a night and the booking button, in the hero of a property. */
export function HeroBooking({ property, className }: HeroBookingProps) {
  const { id, nightlyPrice, priceScope, bookLabel } = property
  return (
    <div className={[styles.booking, className].join(' ')}>
      <p className={parts.note}>
        <span className={parts.amount}>{euro(nightlyPrice)}</span> {priceScope}
      </p>
      <Link href={bookLink(id)} look="primary" onPhones="text" data-screen-only>
        {bookLabel}
      </Link>
    </div>
  )
}
