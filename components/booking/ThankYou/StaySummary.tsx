import { dateRange, euro, fill, plural } from '@/lib/format'
import type { StayRequest } from '@/lib/booking/stay'
import type { ThankYouWords } from '@/lib/schema/booking'
import type { Row } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import { SharePlan } from '../StayPlan/SharePlan'
import { StayCard, StayTotal } from '../StayPlan/StayCard'
import type { RequestProps } from './SendStep'
import styles from './ThankYou.module.scss'

/** The plan, “Your stay”, on the confirmation page, as far as the stay is known. */
export function StaySummary({ request, terms, site, words: { summary: words, share } }: RequestProps) {
  const { offer, dates, nights, guests, total, stay } = request
  return (
    <StayCard
      picture={offer?.picture}
      heading={words.heading}
      lines={[offer?.name, dates && dateRange(dates.checkIn, dates.checkOut)]}
    >
      <dl className={parts.top12}>
        {rows(nights, guests, site, words).map(({ term, value }) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd className={`${parts.value} ${parts.tabular}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <StayTotal
        term={words.total}
        detail={totalDetail(request, words)}
        total={total === undefined ? undefined : euro(total)}
        terms={terms}
      />
      {stay && <SharePlan stay={stay} siteUrl={site.url} words={share} />}
      <p className={`${parts.small} ${parts.measure} ${parts.top12}`}>{words.smallPrint}</p>
    </StayCard>
  )
}

function rows(
  nights: number | undefined,
  guests: number | undefined,
  { checkIn, checkOut }: RequestProps['site'],
  words: ThankYouWords['summary'],
): Row[] {
  return [
    ...(nights === undefined ? [] : [{ term: words.duration, value: plural(nights, 'night') }]),
    ...(guests === undefined ? [] : [{ term: words.guests, value: String(guests) }]),
    { term: words.checkIn, value: checkIn },
    { term: words.checkOut, value: checkOut },
  ]
}

function totalDetail({ offer, nights, totalMatchesPrice }: StayRequest, words: ThankYouWords['summary']) {
  if (!totalMatchesPrice || !offer || nights === undefined) return words.requested
  return fill(words.breakdown, { nights: plural(nights, 'night'), price: euro(offer.nightlyPrice) })
}
