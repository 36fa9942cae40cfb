import { Button } from '@/components/ui/Button/Button'
import { CopyButton, CopyOutcome } from '@/components/ui/Copy/Copy'
import { Link } from '@/components/ui/Link/Link'
import { Photo } from '@/components/ui/Photo/Photo'
import { Rows } from '@/components/ui/Rows/Rows'
import { booking } from '@/content/booking'
import { thankYou } from '@/content/thank-you'
import { messageOf } from '@/lib/booking/message'
import type { Request } from '@/lib/booking/request'
import type { Offers } from '@/lib/booking/stay'
import { phoneLink } from '@/lib/contact'
import { dateRange, euro, fill, plural } from '@/lib/format'
import type { Contact } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import layout from '../layout.module.scss'
import styles from './ThankYou.module.scss'

export interface ConfirmationProps {
  offers: Offers
  contact: Pick<Contact, 'phone' | 'email'>
  /** Digits with country code, or empty. */
  whatsApp: string
  /** Origin of the site, for the address of the plan in the message. */
  siteUrl: string
}

interface RequestedProps extends Omit<ConfirmationProps, 'offers'> {
  request: Request
  /** The guest has cleared the details. */
  isCleared: boolean
  onClear: () => void
}

const copyWords = { copied: thankYou.copied, failed: thankYou.copyFailed }

/** The confirmation of a request: the email that sends it first, then the stay, then what happens next. */
export function Requested(props: RequestedProps) {
  const { request, contact, whatsApp, siteUrl, isCleared, onClear } = props
  const { phone, email } = contact
  const facts = { email, whatsApp, siteUrl }
  const message = messageOf(request, thankYou.message, booking.guest.fields, facts)
  return (
    <>
      <div className={layout.head}>
        <h1 className={parts.title}>{`${thankYou.heading} ${thankYou.headingNext}`}</h1>
        <p className={parts.lede}>{request.guest ? thankYou.lede : thankYou.ledeWithBlanks}</p>
        <div key={message.summary} className={styles.send}>
          <Link href={message.address} look="primary">
            {thankYou.email}
          </Link>
          <div className={parts.links}>
            <CopyButton text={message.summary} words={copyWords}>
              {thankYou.copy}
            </CopyButton>
            <Link href={phoneLink(phone)} look="text">
              {`${thankYou.call} ${phone}`}
            </Link>
            {whatsApp && (
              <Link href={message.whatsAppAddress} look="text" rel="noopener">
                {thankYou.whatsApp}
              </Link>
            )}
            <CopyOutcome id="copied" rows={8} />
          </div>
          {message.isCut && <p className={styles.cut}>{thankYou.cut}</p>}
          {/* The style sheet prints it, because the page itself says each thing once. */}
          <div className={styles.message} data-message={message.text} />
        </div>
      </div>
      <RequestedStay request={request} />
      <div className={styles.rest}>
        <h2 className={parts.h4}>{thankYou.next.heading}</h2>
        <ul>
          {thankYou.next.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Ways />
        <p className={parts.small}>
          <Button look="sentence" onClick={onClear}>
            {thankYou.clear}
          </Button>{' '}
          <span aria-live="polite">{isCleared ? thankYou.cleared : ''}</span>
        </p>
      </div>
    </>
  )
}

/** The stay as far as it is known, with the picture of its property. */
function RequestedStay({ request }: { request: Request }) {
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
    <section className={`${layout.stay} ${styles.card}`} aria-labelledby="stay-heading">
      {offer && (
        <div key={offer.id} className={styles.picture}>
          <Photo picture={offer.picture} sizes="(min-width: 64em) 37vw, 93vw" />
        </div>
      )}
      <div className={styles.stay}>
        <h2 id="stay-heading" className={parts.name}>
          {words.heading}
        </h2>
        {offer && <p className={parts.entry}>{offer.name}</p>}
        {line && <p className={parts.entry}>{line}</p>}
        {length && <p className={styles.row}>{breakdown || length}</p>}
        {total !== undefined && (
          <p className={`${styles.row} ${styles.sum}`}>
            <span>{words.total}</span> <span className={parts.total}>{euro(total)}</span>{' '}
            {!totalMatchesPrice && <span className={styles.note}>{words.requested}</span>}
          </p>
        )}
        <Rows look="terms" rows={offer?.terms ?? []} className={parts.note} />
        <p className={parts.small}>{words.times}</p>
      </div>
    </section>
  )
}

/** The two ways on from the confirmation. The second forgets the draft, also before React runs. */
export const Ways = () => (
  <p className={parts.links}>
    <Link href="/" look="text">
      {thankYou.home}
    </Link>
    <Link href="/book" look="text" className={styles.again} data-forget-draft>
      {thankYou.again}
    </Link>
  </p>
)
