import { Photo } from '@/components/ui/Photo/Photo'
import { Rows } from '@/components/ui/Rows/Rows'
import { thankYou } from '@/content/thank-you'
import type { Request } from '@/lib/booking/request'
import { dateRange, euro, fill, plural } from '@/lib/format'
import parts from '@/components/ui/parts.module.scss'
import styles from './ThankYou.module.scss'

/** The stay as far as it is known, with the picture of its property. */
export function RequestedStay({ request }: { request: Request }) {
  const { offer, stay, nights, guests, total, totalMatchesPrice } = request
  const { stay: words } = thankYou
  const length = nights === undefined ? undefined : plural(nights, 'night')
  const breakdown =
    totalMatchesPrice &&
    offer &&
    length &&
    fill(words.breakdown, { nights: length, price: euro(offer.nightlyPrice) })
  const line = [
    stay?.dates && dateRange(stay.dates.checkIn, stay.dates.checkOut),
    guests !== undefined && plural(guests, 'guest'),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <section className={styles.card} aria-labelledby="stay-heading">
      {offer && (
        <div key={offer.id} className={styles.picture} data-screen-only>
          <Photo picture={offer.picture} sizes="(min-width: 64em) 37vw, 93vw" />
        </div>
      )}
      <div className={styles.stay}>
        <h2 id="stay-heading" className={parts.panel}>
          {words.heading}
        </h2>
        {offer && <p className={parts.entry}>{offer.name}</p>}
        {line && <p className={parts.entry}>{line}</p>}
        {length && <p className={styles.row}>{breakdown || length}</p>}
        {total !== undefined && (
          <p className={`${styles.row} ${styles.sum}`}>
            <span>{words.total}</span>{' '}
            <span className={`${parts.total} ${parts.tabular}`}>{euro(total)}</span>{' '}
            {!totalMatchesPrice && <span className={`${parts.small} ${styles.note}`}>{words.requested}</span>}
          </p>
        )}
        <Rows look="terms" rows={offer?.terms ?? []} className={`${parts.detail} ${parts.top12}`} />
        <p className={`${parts.small} ${parts.top12}`}>{words.times}</p>
      </div>
    </section>
  )
}
