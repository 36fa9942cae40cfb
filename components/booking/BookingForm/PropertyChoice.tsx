import { Photo } from '@/components/ui/Photo/Photo'
import { euro, fill } from '@/lib/format'
import type { BookingOffer } from '@/lib/booking/offer'
import type { FormWords } from '@/lib/schema/booking'
import parts from '@/components/ui/parts.module.scss'
import styles from './PropertyChoice.module.scss'

interface PropertyChoiceProps {
  offers: readonly BookingOffer[]
  words: FormWords['where']
}

/** A card for each property, of which one can be chosen. */
export function PropertyChoice({ offers, words }: PropertyChoiceProps) {
  return (
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
            <span>{fill(words.sleeps, { capacity })}</span>{' '}
            <span>{fill(words.nightly, { price: euro(nightlyPrice) })}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
