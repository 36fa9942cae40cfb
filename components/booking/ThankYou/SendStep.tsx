import { Button } from '@/components/ui/Button/Button'
import { Link } from '@/components/ui/Link/Link'
import { calendarFile } from '@/lib/booking/calendar'
import { messageSubject, messageText } from '@/lib/booking/message'
import { messageThatFits, mailAddress, whatsAppAddress } from '@/lib/booking/mailto'
import { fill } from '@/lib/format'
import type { StayRequest } from '@/lib/booking/stay'
import type { ThankYouWords } from '@/lib/schema/booking'
import type { Site } from '@/lib/schema/site'
import { downloadFile } from './download-file'
import { useCopy } from './use-copy'
import styles from './SendStep.module.scss'

interface SendStepProps {
  request: StayRequest
  site: Site
  words: ThankYouWords
}

/** The first step: the ways in which the guest can send the request. The page itself sends nothing (requirements §7). */
export function SendStep({ request, site, words: { send, message, calendar } }: SendStepProps) {
  const { phone, email } = site
  const { text, shortened } = messageThatFits(request, message, site)
  const summary = messageText(request, message, site)
  const { outcome, copy } = useCopy(summary)
  const copyStatus = outcome && { copied: send.copied, manual: send.copyManually }[outcome]

  const addToCalendar = () => {
    const file = calendarFile(request, calendar, site, new URL(site.url).host, new Date())
    if (!file || !request.dates) return
    downloadFile(file, 'text/calendar;charset=utf-8', fill(calendar.file, { checkIn: request.dates.from }))
  }

  return (
    <>
      <h2>{send.heading}</h2>
      <p>{request.guest ? send.text : send.textWithBlanks}</p>
      {shortened && <p>{send.shortened}</p>}
      <div className={styles.actions}>
        <Link
          href={mailAddress(email.display, messageSubject(request, message), text)}
          look="primary"
          className={styles.send}
        >
          {send.email}
        </Link>
        {site.whatsApp && (
          <Link href={whatsAppAddress(site.whatsApp, text)} look="secondary" rel="noopener">
            {send.whatsApp}
          </Link>
        )}
        <Button onClick={copy}>{send.copy}</Button>
        <Link href={phone.href} look="secondary">
          {send.call}
        </Link>
        {request.offer && request.dates && <Button onClick={addToCalendar}>{send.calendar}</Button>}
      </div>
      {outcome === 'manual' && (
        <textarea
          className={styles.manualCopy}
          ref={selectAll}
          aria-label={send.copyManually}
          value={summary}
          rows={8}
          readOnly
        />
      )}
      <div className={styles.contact}>
        <span>{phone.display}</span>
        <span>{email.display}</span>
        <span className={styles.status} role="status">
          <span key={copyStatus}>{copyStatus}</span>
        </span>
      </div>
    </>
  )
}

function selectAll(text: HTMLTextAreaElement | null) {
  text?.focus()
  text?.select()
}
