import { guestFields } from '@/lib/guest-fields'
import { dateRange, euro, fill, plural } from '@/lib/format'
import { Rows } from '@/components/ui/Rows/Rows'
import type { BookingOffer, Offers } from '@/lib/booking/offer'
import { Photo } from '@/components/ui/Photo/Photo'
import parts from '@/components/ui/parts.module.scss'
import { Dates, SharePlan, StayCard, StayTerms } from '../StayPlan/StayCard'
import type { RequestProps } from './SendStep'
import styles from './ThankYou.module.scss'

interface RequestPicturesProps {
  offers: Offers
  /** The property that the query names, once it is read. */
  named?: BookingOffer
  isPending: boolean
}

/**
 * The property, above the confirmation on phones. While the query is read, the page holds the pictures of all properties, and
 * rules hide those that the query does not name, so that the one that it names loads before hydration.
 */
export const RequestPictures = ({ offers, named, isPending }: RequestPicturesProps) => (
  <>
    {isPending && (
      <style href="request-pictures" precedence="low">
        {Object.keys(offers).map(hiddenUnlessNamed).join('')}
      </style>
    )}
    {Object.values(offers)
      .filter((offer) => isPending || offer === named)
      .map(({ id, picture }) => (
        <div key={id} className={styles.picture} data-property={id} data-below="tablet" data-screen-only>
          <Photo picture={picture} sizes="100vw" />
        </div>
      ))}
  </>
)

const hiddenUnlessNamed = (id: string) =>
  `html:not([data-with-query*='property=${id}&'],[data-with-query$='property=${id}']) [data-pending] [data-property='${id}']{display:none}`

/** Sums up the request in two lines: property and dates, then nights, guests and total, as far as they are known. */
export function RequestSummary({ request, words }: Pick<RequestProps, 'request' | 'words'>) {
  const { offer, stay, nights, guests, total, totalMatchesPrice } = request
  const dates = stay?.dates
  const counts = [
    nights !== undefined && plural(nights, 'night'),
    guests !== undefined && plural(guests, 'guest'),
    total !== undefined && fill(totalMatchesPrice ? words.inAll : words.asRequested, { total: euro(total) }),
  ].filter(Boolean)
  return (
    <div className={`${parts.standfirst} ${parts.tabular}`}>
      {offer && (
        <p>
          <span>{dates ? `${offer.name}, ` : `${offer.name}.`}</span>
          {dates && (
            <span className={parts.together}>
              <Dates>{`${dateRange(dates.checkIn, dates.checkOut)}.`}</Dates>
            </span>
          )}
        </p>
      )}
      {counts.length > 0 && <p>{`${counts.join(', ')}.`}</p>}
    </div>
  )
}

/** The plan, “Your stay”, on the confirmation page, as far as the stay is known. */
export function StaySummary({ request, site, words: { summary: words, share, message } }: RequestProps) {
  const { offer, nights, guests, total, totalMatchesPrice, stay, guest, terms = [] } = request
  const dates = stay?.dates
  const detail =
    !offer || nights === undefined
      ? words.requested
      : totalMatchesPrice
        ? fill(words.breakdown, { nights: plural(nights, 'night'), price: euro(offer.nightlyPrice) })
        : words.unusual
  const rows = [
    offer ? { term: words.property, value: offer.name } : [],
    nights === undefined ? [] : { term: words.duration, value: plural(nights, 'night') },
    guests === undefined ? [] : { term: words.guests, value: String(guests) },
    { term: words.checkIn, value: site.checkIn },
    { term: words.checkOut, value: site.checkOut },
  ].flat()
  return (
    <StayCard
      picture={offer?.picture}
      heading={words.heading}
      lines={[dates && dateRange(dates.checkIn, dates.checkOut)]}
    >
      <Rows look="summary" rows={rows} className={parts.top12} />
      {total !== undefined && (
        <div className={styles.sum}>
          <div>
            <p>{words.total}</p>
            <p className={parts.small}>{detail}</p>
          </div>
          <p className={`${parts.total} ${parts.tabular} ${styles.total}`}>{euro(total)}</p>
        </div>
      )}
      <StayTerms rows={terms} />
      {guest && (
        <div className={styles.typed} data-paper-only>
          <Rows
            look="summary"
            rows={guestFields
              .map(({ name }) => ({ term: message.fields[name].line, value: guest[name] }))
              .filter(({ value }) => value.trim())}
          />
        </div>
      )}
      {stay && <SharePlan stay={stay} siteUrl={site.url} words={share} />}
      <p className={`${parts.small} ${parts.measure} ${parts.top12}`}>{words.smallPrint}</p>
    </StayCard>
  )
}
