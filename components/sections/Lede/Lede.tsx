import { ChartText } from '@/components/ui/ChartText/ChartText'
import { LeaderTable } from '@/components/ui/LeaderTable/LeaderTable'
import { Link } from '@/components/ui/Link/Link'
import { bookLink } from '@/lib/booking/book-link'
import { euro } from '@/lib/format'
import type { Property } from '@/lib/types/property'
import type { Site } from '@/lib/types/site'
import { AmenityRows } from '../AmenityRows/AmenityRows'
import styles from './Lede.module.scss'

type LedeProps = Pick<Site, 'checkIn' | 'checkOut'> & { property: Property }

/** What the house is like, what a night costs and when a stay begins and ends; beside it, what the house has. */
export function Lede({ property, checkIn, checkOut }: LedeProps) {
  const { id, heading, lede, text, wholeOf, nightlyPrice, bookLabel, amenities } = property
  const rows = [
    { term: `${wholeOf}, a night`, value: euro(nightlyPrice) },
    { term: 'Check-in, from', value: checkIn },
    { term: 'Check-out, by', value: checkOut },
  ]
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2>
          <ChartText>{heading}</ChartText>
        </h2>
        <p className={styles.lede}>{lede}</p>
        <p className={styles.text}>{text}</p>
        <div className={styles.table}>
          <LeaderTable rows={rows} />
        </div>
        <Link href={bookLink(id)} look="quiet">
          {bookLabel}
        </Link>
      </div>
      <div className={styles.amenities}>
        <AmenityRows heading="Amenities" amenities={amenities} />
      </div>
    </section>
  )
}
