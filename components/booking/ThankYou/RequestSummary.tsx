import { dateRange, euro, fill, plural } from '@/lib/format'
import type { StayRequest } from '@/lib/booking/stay'
import type { ThankYouWords } from '@/lib/schema/booking'
import parts from '@/components/ui/parts.module.scss'
import styles from './ThankYou.module.scss'

interface RequestSummaryProps {
  request: StayRequest
  words: Pick<ThankYouWords, 'inAll' | 'asRequested'>
}

/** Sums up the request in two lines: property and dates, then nights, guests and total, as far as they are known. */
export function RequestSummary({ request, words }: RequestSummaryProps) {
  const { offer, dates } = request
  const counts = countsOf(request, words)
  return (
    <div className={`${parts.standfirst} ${parts.tabular}`}>
      {offer && (
        <p>
          <span>{dates ? `${offer.name}, ` : `${offer.name}.`}</span>
          {dates && <span className={styles.dates}>{`${dateRange(dates.checkIn, dates.checkOut)}.`}</span>}
        </p>
      )}
      {counts && <p>{`${counts}.`}</p>}
    </div>
  )
}

/** @example countsOf(request, words) // '3 nights, 2 guests, €1,650 in all' */
function countsOf(
  { nights, guests, total, totalMatchesPrice }: StayRequest,
  words: RequestSummaryProps['words'],
) {
  const totalWords = totalMatchesPrice ? words.inAll : words.asRequested
  return [
    nights === undefined ? [] : plural(nights, 'night'),
    guests === undefined ? [] : plural(guests, 'guest'),
    total === undefined ? [] : fill(totalWords, { total: euro(total) }),
  ]
    .flat()
    .join(', ')
}
