import { Button } from '@/components/ui/Button/Button'
import { CopyButton, CopyOutcome } from '@/components/ui/Copy/Copy'
import { Link } from '@/components/ui/Link/Link'
import { booking } from '@/content/booking'
import { thankYou } from '@/content/thank-you'
import { messageOf, whatsAppAddress } from '@/lib/booking/message'
import type { Request } from '@/lib/booking/request'
import type { Offers } from '@/lib/booking/stay'
import type { Contact } from '@/lib/schema'
import { RequestedStay } from './RequestedStay'
import parts from '@/components/ui/parts.module.scss'
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

/** The confirmation of a request: the email that sends it first, then the stay, then other ways and what happens next. */
export function Requested(props: RequestedProps) {
  const { request, contact, whatsApp, siteUrl, isCleared, onClear } = props
  const { phone, email } = contact
  const facts = { email: email.display, siteUrl }
  const { address, summary, text } = messageOf(request, thankYou.message, booking.guest.fields, facts)
  return (
    <>
      <div className={styles.head}>
        <h1 className={parts.title}>{`${thankYou.heading} ${thankYou.headingNext}`}</h1>
        <p className={`${parts.lede} ${parts.measure} ${parts.top20}`}>
          {request.guest ? thankYou.lede : thankYou.ledeWithBlanks}
        </p>
        <Link href={address} look="primary" className={styles.send} data-screen-only>
          {thankYou.email}
        </Link>
      </div>
      <RequestedStay request={request} />
      <div className={styles.rest}>
        <div key={summary} className={parts.links} data-screen-only>
          <CopyButton text={summary} words={{ copied: thankYou.copied, failed: thankYou.copyFailed }}>
            {thankYou.copy}
          </CopyButton>
          <Link href={phone.href} look="text">
            {`${thankYou.call} ${phone.display}`}
          </Link>
          {whatsApp && (
            <Link href={whatsAppAddress(whatsApp, text)} look="text" rel="noopener">
              {thankYou.whatsApp}
            </Link>
          )}
          <CopyOutcome id="copied" rows={8} />
        </div>
        <h2 className={`${parts.h4} ${parts.top20}`}>{thankYou.next.heading}</h2>
        <ul className={`${parts.top8} ${styles.lines}`}>
          {thankYou.next.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {/* On paper alone, by the style sheet: the page says each thing once. */}
        <div className={styles.message} data-message={text} />
        <Ways />
        <p className={`${parts.small} ${parts.top12}`} data-screen-only>
          <Button look="sentence" onClick={onClear}>
            {thankYou.clear}
          </Button>{' '}
          <span aria-live="polite">{isCleared ? thankYou.cleared : ''}</span>
        </p>
      </div>
    </>
  )
}

/** The two ways on from the confirmation. The second forgets the draft, also before React runs. */
export const Ways = () => (
  <p className={`${parts.links} ${parts.top20}`} data-screen-only>
    <Link href="/" look="text">
      {thankYou.home}
    </Link>
    <Link href="/book" look="text" data-forget-draft>
      {thankYou.again}
    </Link>
  </p>
)
