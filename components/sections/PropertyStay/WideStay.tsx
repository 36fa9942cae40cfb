import { WaterText } from '@/components/ui/WaterText'
import { LeaderTable } from '@/components/ui/LeaderTable/LeaderTable'
import { Link } from '@/components/ui/Link/Link'
import { bookLink } from '@/lib/booking/plan'
import type { NavigationLink } from '@/lib/schema/page'
import type { Property, Row } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import { AmenityRows } from '../AmenityRows/AmenityRows'
import styles from './PropertyStay.module.scss'

export interface PropertyStayProps {
  property: Property
  /** The price of a night, check-in and check-out. */
  rows: readonly Row[]
  /** The link below the amenities. */
  more: NavigationLink
}

/** Below the wide hero: the introduction of the property with its prices and times, beside its amenities. */
export function WideStay({ property, rows, more }: PropertyStayProps) {
  const { id, heading, lede, text, bookLabel } = property
  return (
    <section className={`${parts.sevenFive} ${styles.wide}`} data-paper="section">
      <div data-paper="halves lede">
        <h2>
          <WaterText>{heading}</WaterText>
        </h2>
        <p className={`${parts.lede} ${parts.measure} ${parts.top20}`}>{lede}</p>
        <p className={`${parts.measure} ${parts.top16}`}>{text}</p>
        <div className={styles.table}>
          <LeaderTable rows={rows} />
        </div>
        <Link href={bookLink(id)} look="secondary" data-screen-only>
          {bookLabel}
        </Link>
      </div>
      <div className={styles.amenities} data-paper="flush next-page">
        <AmenityRows property={property} more={more} />
      </div>
    </section>
  )
}
