import { dateRange, euro, fill, plural } from '@/lib/format'
import type { StayRequest } from '@/lib/booking/stay'
import type { ThanksWords } from '@/lib/schema/booking'
import styles from './RequestLines.module.scss'

interface RequestLinesProps {
  request: StayRequest
  words: Pick<ThanksWords, 'inAll' | 'asRequested'>
}

/** The request in two lines: where and when, then how long, how many and how much, as far as it is known. */
export function RequestLines({ request, words }: RequestLinesProps) {
  const { offer, dates } = request
  const counts = countsOf(request, words)
  return (
    <p className={styles.lines}>
      {offer && (
        <span className={styles.line}>
          <span>{dates ? `${offer.name}, ` : `${offer.name}.`}</span>
          {dates && <span className={styles.dates}>{`${dateRange(dates.from, dates.to)}.`}</span>}
        </span>
      )}{' '}
      {counts && <span className={styles.line}>{`${counts}.`}</span>}
    </p>
  )
}

/** @example countsOf(request, words) // '3 nights, 2 guests, €1,650 in all' */
function countsOf({ nights, guests, total, totalConfirmed }: StayRequest, words: RequestLinesProps['words']) {
  const totalWords = totalConfirmed ? words.inAll : words.asRequested
  return [
    nights === undefined ? [] : plural(nights, 'night'),
    guests === undefined ? [] : plural(guests, 'guest'),
    total === undefined ? [] : fill(totalWords, { total: euro(total) }),
  ]
    .flat()
    .join(', ')
}
