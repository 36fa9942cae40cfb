import type { Stay } from '@/lib/booking/stay'
import { euro, fill, plural } from '@/lib/format'
import type { FormWords } from '@/lib/schema/booking'
import styles from './PriceRow.module.scss'

interface PriceRowProps {
  stay: Stay
  /** Where the total is visible already. The bar exists on phones alone. */
  totalIn?: 'plan' | 'bar'
  words: FormWords['price']
}

/**
 * Announces the price, as far as it is known, and shows it. The total is shown once on a screen: it is transparent here,
 * and still announced, while the plan or the bar shows it.
 */
export function PriceRow({ stay: { offer, nightlyPrice, quote }, totalIn, words }: PriceRowProps) {
  const price = euro(nightlyPrice)
  const rate = fill(offer ? words.nightly : words.from, { price })
  const breakdown = quote && fill(words.breakdown, { nights: plural(quote.nights, 'night'), price })
  return (
    <div className={styles.row} role="status" data-total-in={totalIn}>
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
