import { ChartText } from '@/components/ui/ChartText/ChartText'
import { LeaderTable } from '@/components/ui/LeaderTable/LeaderTable'
import { Link } from '@/components/ui/Link/Link'
import { bookLink } from '@/lib/booking/plan'
import type { NavigationLink } from '@/lib/schema/page'
import type { Property, Row } from '@/lib/schema/property'
import { AmenityRows } from '../AmenityRows/AmenityRows'
import styles from './ApartmentStay.module.scss'

interface ApartmentStayProps {
  property: Property
  /** The price of a night, check-in and check-out. */
  rows: readonly Row[]
  /** The link below the amenities. */
  more: NavigationLink
}

/** The amenities of the apartment, the price of a night, and the check-in and check-out times. */
export function ApartmentStay({ property, rows, more }: ApartmentStayProps) {
  const { id, heading, text, bookLabel, amenities, goodToKnow = [] } = property
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <div>
          <h2>
            <ChartText>{heading}</ChartText>
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div>
          <LeaderTable rows={rows} />
          <Link href={bookLink(id)} look="secondary" className={styles.book} data-screen-only>
            {bookLabel}
          </Link>
        </div>
      </div>
      <div className={styles.amenities}>
        <AmenityRows amenities={amenities} more={more} briefOnPaper={goodToKnow.length > 0} />
      </div>
    </section>
  )
}
