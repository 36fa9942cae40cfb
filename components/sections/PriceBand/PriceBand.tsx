import { Link } from '@/components/ui/Link/Link'
import { Rows } from '@/components/ui/Rows/Rows'
import { bookLink } from '@/lib/booking/plan'
import { euro, fill } from '@/lib/format'
import type { Property, Row } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import styles from './PriceBand.module.scss'

interface PriceBandProps {
  property: Property
  /** `{price} a night` */
  nightly: string
  /** How soon the owner answers a request. */
  answer: string
  /** The registration number and the owner's terms, as far as they are filled in. */
  terms: readonly Row[]
}

/**
 * The price of a night, the terms that the owner has filled in, and the booking button. On the leaflet, whose first page has
 * the price, it is printed for its terms alone.
 */
export function PriceBand({ property, nightly, answer, terms }: PriceBandProps) {
  return (
    <section
      className={`${parts.deep} ${styles.band}`}
      data-paper="terms"
      data-screen-only={terms.length === 0 ? '' : undefined}
    >
      <div>
        <h2 data-screen-only>
          <span className={parts.together}>{`${property.wholeOf},`}</span>{' '}
          <span className={parts.together}>{fill(nightly, { price: euro(property.nightlyPrice) })}</span>
        </h2>
        <p className={`${parts.lede} ${parts.top12}`} data-screen-only>
          {answer}
        </p>
        <Rows look="terms" rows={terms} className={`${parts.measure} ${parts.top20}`} />
      </div>
      <Link href={bookLink(property.id)} look="primary" onPhones="secondary" data-screen-only>
        {property.bookLabel}
      </Link>
    </section>
  )
}
