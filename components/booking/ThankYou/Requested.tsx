import { CopyButton, CopyOutcome } from '@/components/ui/Copy/Copy'
import { Link } from '@/components/ui/Link/Link'
import { Rows } from '@/components/ui/Rows/Rows'
import { booking } from '@/content/booking'
import { thankYou } from '@/content/thank-you'
import { messageOf } from '@/lib/booking/message'
import type { Request } from '@/lib/booking/request'
import { phoneLink } from '@/lib/contact'
import { dateRange, euro, fill, plural } from '@/lib/format'
import type { Contact } from '@/lib/schema'
import disclosure from '@/components/ui/disclosure.module.scss'
import parts from '@/components/ui/parts.module.scss'
import styles from './ThankYou.module.scss'

export interface SendProps {
  request: Request
  contact: Pick<Contact, 'phone' | 'email'>
  /** Digits with country code, or empty. */
  whatsApp: string
  /** Origin of the site, for the address of the plan in the message. */
  siteUrl: string
}

const copyWords = { copied: thankYou.copied, failed: thankYou.copyFailed }

/** The email that sends the request, and the other ways to send it. */
export function Send({ request, contact: { phone, email }, whatsApp, siteUrl }: SendProps) {
  const facts = { email, whatsApp, siteUrl }
  const message = messageOf(request, thankYou.message, booking.guest.fields, facts)
  return (
    <>
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
        {message.isCut && <p className={styles.caution}>{thankYou.cut}</p>}
        {/* The style sheet shows it, because the page itself says each thing once. */}
        <details className={styles.message} data-message={message.text}>
          <summary className={disclosure.summary}>{fill(thankYou.whole, { email })}</summary>
        </details>
      </div>
    </>
  )
}

/** The stay as far as it is known. */
export function RequestedStay({ request }: { request: Request }) {
  const { offer, stay, nights, guests, total, breakdown } = request
  const dates = stay?.dates && dateRange(stay.dates.checkIn, stay.dates.checkOut)
  const line = [dates, guests !== undefined && plural(guests, 'guest')].filter(Boolean).join(', ')
  return (
    <>
      {offer && <p className={parts.entry}>{offer.name}</p>}
      {line && <p className={parts.entry}>{line}</p>}
      {offer && (guests ?? 0) > offer.capacity && (
        <p className={styles.caution}>
          {fill(thankYou.stay.sleeps, { property: offer.shortName, capacity: offer.capacity })}
        </p>
      )}
      {nights !== undefined && <p className={styles.row}>{breakdown ?? plural(nights, 'night')}</p>}
      {total !== undefined && (
        <p className={`${styles.row} ${styles.sum}`}>
          <span>{thankYou.stay.total}</span> <span className={parts.total}>{euro(total)}</span>{' '}
          {!breakdown && <span className={styles.note}>{thankYou.stay.requested}</span>}
        </p>
      )}
      <Rows look="terms" rows={offer?.terms ?? []} className={parts.note} />
    </>
  )
}
