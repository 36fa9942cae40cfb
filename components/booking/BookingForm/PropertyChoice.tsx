import { Photo } from '@/components/ui/Photo/Photo'
import { booking } from '@/content/booking'
import type { Offers } from '@/lib/booking/stay'
import { euro, fill } from '@/lib/format'
import parts from '@/components/ui/parts.module.scss'
import styles from './Fields.module.scss'

/** A card for each property, of which one can be chosen. */
export const PropertyChoice = ({ offers }: { offers: Offers }) => (
  <div className={styles.cards}>
    {offers.map(({ id, name, capacity, nightlyPrice, thumbnail }) => (
      <label key={id} className={styles.card}>
        <input className={styles.ring} type="radio" name="property" value={id} required />
        <span className={styles.picture}>
          {/* A picture of 3:2 that covers a box 98 px high is 147 px wide. */}
          <Photo picture={thumbnail} sizes="147px" decorative />
        </span>
        <span className={`${parts.small} ${styles.text}`}>
          <span className={`${parts.entry} ${styles.name}`}>{name}</span>{' '}
          <span>{fill(booking.property.sleeps, { capacity })}</span>{' '}
          <span>{fill(booking.property.nightly, { price: euro(nightlyPrice) })}</span>
        </span>
      </label>
    ))}
  </div>
)
