import { Button } from '@/components/ui/Button/Button'
import { Link } from '@/components/ui/Link/Link'
import { calendarFile } from '@/lib/booking/calendar'
import { letterSubject, letterText } from '@/lib/booking/letter'
import { fittingLetter, mailAddress, whatsAppAddress } from '@/lib/booking/mailto'
import { fill } from '@/lib/format'
import type { StayRequest } from '@/lib/booking/stay'
import type { ThanksWords } from '@/lib/schema/booking'
import type { Site } from '@/lib/schema/site'
import { saveFile } from './save-file'
import { useCopy } from './use-copy'
import styles from './SendStep.module.scss'

interface SendStepProps {
  request: StayRequest
  site: Site
  words: ThanksWords
}

/** Sending is the guest's step: this page only makes it short. It asks nothing of the network. */
export function SendStep({ request, site, words: { send, letter, calendar } }: SendStepProps) {
  const { phone, email } = site
  const { text, shortened } = fittingLetter(request, letter, site)
  const summary = letterText(request, letter, site)
  const { outcome, copy } = useCopy(summary)
  const copyStatus = outcome && { copied: send.copied, byHand: send.copyByHand }[outcome]

  const addToCalendar = () => {
    const file = calendarFile(request, calendar, site, new URL(site.url).host, new Date())
    if (!file || !request.dates) return
    saveFile(file, 'text/calendar;charset=utf-8', fill(calendar.file, { checkIn: request.dates.from }))
  }

  return (
    <>
      <h2>{send.heading}</h2>
      <p>{request.guest ? send.text : send.textWithBlanks}</p>
      {shortened && <p>{send.shortened}</p>}
      <div className={styles.actions}>
        <Link
          href={mailAddress(email.display, letterSubject(request, letter), text)}
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
      {outcome === 'byHand' && (
        <textarea
          className={styles.byHand}
          ref={selectAll}
          aria-label={send.copyByHand}
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
