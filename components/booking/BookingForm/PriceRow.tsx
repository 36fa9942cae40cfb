import { LiveText } from '@/components/ui/VisuallyHidden/VisuallyHidden'
import type { Stay } from '@/lib/booking/stay'
import { euro, fill, plural } from '@/lib/format'
import type { FormWords } from '@/lib/schema/booking'
import styles from './PriceRow.module.scss'

interface PriceRowProps {
  stay: Stay
  isAnnounced: boolean
  words: FormWords['price']
}

/**
 * Shows the price, as far as it is known, and announces the total. The total is shown once on a screen: the row
 * is transparent, and still announced, while the plan or the bar of phones shows it, as the form says.
 */
export function PriceRow({ stay, isAnnounced, words }: PriceRowProps) {
  const { offer, nightlyPrice, quote } = stay
  const price = euro(nightlyPrice)
  const rate = offer ? fill(words.nightly, { price }) : words.from
  const nights = quote && plural(quote.nights, 'night')
  const breakdown = nights && fill(words.breakdown, { nights, price })
  const announced = isAnnounced && nights ? fill(words.announced, { nights, total: euro(quote.total) }) : ''
  return (
    <>
      <div id="price" className={styles.row} aria-hidden={announced !== '' || undefined}>
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
      <LiveText>{announced}</LiveText>
    </>
  )
}
