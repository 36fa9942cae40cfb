import { dateRange, euro, fill, plural } from '@/lib/format'
import type { StayRequest } from '@/lib/booking/stay'
import type { ThanksWords } from '@/lib/schema/booking'
import type { Row } from '@/lib/schema/property'
import type { Site } from '@/lib/schema/site'
import { PlanSheet } from '../StayPlan/PlanSheet'
import { PlanTotal } from '../StayPlan/PlanTotal'
import styles from './StaySummary.module.scss'

interface StaySummaryProps {
  request: StayRequest
  site: Site
  words: ThanksWords['summary']
}

/** "Your stay" on the confirmation page: what is known of it, and nothing else. */
export function StaySummary({ request, site, words }: StaySummaryProps) {
  const { offer, dates, nights, guests, total } = request
  return (
    <PlanSheet
      picture={offer?.picture}
      heading={words.heading}
      lines={[offer?.name, dates && dateRange(dates.from, dates.to)]}
    >
      <dl className={styles.rows}>
        {rows(nights, guests, site, words).map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {total !== undefined && (
        <PlanTotal term={words.total} detail={totalDetail(request, words)} total={euro(total)} />
      )}
      <p className={styles.small}>{words.smallPrint}</p>
    </PlanSheet>
  )
}

function rows(
  nights: number | undefined,
  guests: number | undefined,
  { checkIn, checkOut }: Site,
  words: ThanksWords['summary'],
): Row[] {
  return [
    ...(nights === undefined ? [] : [{ term: words.duration, value: plural(nights, 'night') }]),
    ...(guests === undefined ? [] : [{ term: words.guests, value: String(guests) }]),
    { term: words.checkIn, value: checkIn },
    { term: words.checkOut, value: checkOut },
  ]
}

function totalDetail({ offer, nights, totalConfirmed }: StayRequest, words: ThanksWords['summary']) {
  if (!totalConfirmed || !offer || nights === undefined) return words.requested
  return fill(words.breakdown, { nights: plural(nights, 'night'), price: euro(offer.nightlyPrice) })
}
