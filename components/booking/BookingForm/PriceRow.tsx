import type { Stay } from '@/lib/booking/stay'
import { euro, fill, plural } from '@/lib/format'
import type { FormWords } from '@/lib/schema/booking'
import styles from './PriceRow.module.scss'

interface PriceRowProps {
  stay: Stay
  words: FormWords['price']
}

/** Shows and announces the price, as far as it is known. The plan shows it without announcing it again. */
export function PriceRow({ stay: { offer, nightlyPrice, quote }, words }: PriceRowProps) {
  const price = euro(nightlyPrice)
  const rate = fill(offer ? words.nightly : words.from, { price })
  const breakdown = quote && fill(words.breakdown, { nights: plural(quote.nights, 'night'), price })
  return (
    <div className={styles.row} role="status">
      <span key={breakdown ?? rate} className={styles.term}>
        {breakdown ?? rate}
      </span>
      {quote && (
        <>
          {' '}
          <span key={quote.total} className={styles.total}>
            {euro(quote.total)}
          </span>
        </>
      )}
    </div>
  )
}
