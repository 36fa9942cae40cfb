import { WaterText } from '@/components/ui/WaterText'
import { LeaderTable } from '@/components/ui/LeaderTable/LeaderTable'
import { Link } from '@/components/ui/Link/Link'
import { bookLink } from '@/lib/booking/plan'
import parts from '@/components/ui/parts.module.scss'
import { AmenityRows } from '../AmenityRows/AmenityRows'
import styles from './PropertyStay.module.scss'
import type { PropertyStayProps } from './WideStay'

/** Below the split hero, which has introduced the property: its prices and times, beside its amenities. */
export function SplitStay({ property, rows, more }: PropertyStayProps) {
  const { id, heading, text, bookLabel } = property
  return (
    <section className={styles.split} data-paper="flush next-page">
      <div className={styles.words} data-paper="halves">
        <div>
          <h2>
            <WaterText>{heading}</WaterText>
          </h2>
          <p className={`${parts.measure} ${parts.top16}`}>{text}</p>
        </div>
        <div>
          <LeaderTable rows={rows} />
          <Link href={bookLink(id)} look="secondary" className={parts.top16} data-screen-only>
            {bookLabel}
          </Link>
        </div>
      </div>
      <div className={styles.amenities}>
        <AmenityRows property={property} more={more} />
      </div>
    </section>
  )
}
