import { Button } from '@/components/ui/Button/Button'
import { CopyButton, CopyOutcome } from '@/components/ui/Copy/Copy'
import { EmailText } from '@/components/ui/EmailText'
import { Link } from '@/components/ui/Link/Link'
import { calendarFile } from '@/lib/booking/calendar-file'
import { mailAddress, whatsAppAddress } from '@/lib/booking/mailto'
import { messageSubject, messageText, messageThatFits } from '@/lib/booking/message'
import { fill } from '@/lib/format'
import type { Request } from '@/lib/booking/request'
import type { ThankYouWords } from '@/lib/schema/booking'
import type { Site } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './SendStep.module.scss'

/** What the parts of the confirmation show of a request. */
export interface RequestProps {
  request: Request
  /** The fields of the site that the confirmation shows: they are sent to the browser. */
  site: Pick<Site, 'url' | 'phone' | 'email' | 'location' | 'checkIn' | 'checkOut' | 'whatsApp'>
  words: ThankYouWords
}

/** The first step: the ways in which the guest can send the request. The page itself sends nothing (requirements §7). */
export function SendStep({ request, site, words }: RequestProps) {
  const { send, message, calendar } = words
  const { phone, email } = site
  const { text, shortened } = messageThatFits(request, message, site)
  const subject = messageSubject(request, message)
  const whole = messageText(request, message, site)
  // With its recipient and subject, for a guest who pastes it where no `mailto` link leads.
  const summary = `${message.to}: ${email.display}\n${message.subjectLabel}: ${subject}\n\n${whole}`
  const { offer, dates } = request.stay ?? {}

  return (
    <>
      <p data-screen-only>{shortened ? send.shortened : request.guest ? send.text : send.textWithBlanks}</p>
      <Link
        href={mailAddress(email.display, subject, text)}
        look="primary"
        className={styles.send}
        data-screen-only
      >
        {send.email}
      </Link>
      <div className={`${parts.links} ${styles.ways}`}>
        <Link href={phone.href} look="text">
          {`${send.call} ${phone.display}`}
        </Link>
        {site.whatsApp && (
          <Link href={whatsAppAddress(site.whatsApp, whole)} look="text" rel="noopener" data-screen-only>
            {send.whatsApp}
          </Link>
        )}
        {offer && dates && (
          <Button
            look="text"
            onClick={() => {
              const file = calendarFile(offer, dates, calendar, site, new Date())
              downloadCalendar(file, fill(calendar.file, { checkIn: dates.checkIn }))
            }}
            data-screen-only
          >
            {send.calendar}
          </Button>
        )}
      </div>
      <p className={`${parts.small} ${parts.measure} ${parts.top12}`} data-screen-only>
        {send.withoutProgram}
      </p>
      <div key={summary} className={parts.links}>
        <CopyButton text={summary} words={{ copied: send.copied, failed: send.copyManually }}>
          {send.copy}
        </CopyButton>
        <CopyButton
          text={email.display}
          words={{ copied: send.addressCopied, failed: send.copyAddressManually }}
        >
          {send.copyAddress}
        </CopyButton>
        <span className={`${parts.small} ${styles.address}`}>
          <EmailText>{email.display}</EmailText>
        </span>
        <CopyOutcome id="copied" rows={8} />
      </div>
    </>
  )
}

/** Downloads a calendar file that the page has written. */
function downloadCalendar(content: string, name: string) {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
