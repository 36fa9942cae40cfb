import { ChartText } from '@/components/ui/ChartText/ChartText'
import { LeaderTable } from '@/components/ui/LeaderTable/LeaderTable'
import { Link } from '@/components/ui/Link/Link'
import { bookLink } from '@/lib/booking/book-link'
import { euro } from '@/lib/format'
import type { Property } from '@/lib/types/property'
import type { Site } from '@/lib/types/site'
import { AmenityRows } from '../AmenityRows/AmenityRows'
import styles from './ApartmentStay.module.scss'

type ApartmentStayProps = Pick<Site, 'checkIn' | 'checkOut'> & { property: Property }

/** What a stay has, what it costs and when it begins and ends. */
export function ApartmentStay({ property, checkIn, checkOut }: ApartmentStayProps) {
  const { id, heading, text, wholeOf, nightlyPrice, bookLabel, amenities } = property
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
          <LeaderTable
            rows={[
              { term: `${wholeOf}, a night`, value: euro(nightlyPrice) },
              { term: 'Check-in, from', value: checkIn },
              { term: 'Check-out, by', value: checkOut },
            ]}
          />
          <Link href={bookLink(id)} look="quiet" className={styles.book}>
            {bookLabel}
          </Link>
        </div>
      </div>
      <div className={styles.amenities}>
        <AmenityRows amenities={amenities} />
      </div>
    </section>
  )
}
