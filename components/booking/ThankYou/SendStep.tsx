import { Button } from '@/components/ui/Button/Button'
import { Link } from '@/components/ui/Link/Link'
import { calendarFile } from '@/lib/booking/calendar'
import { mailAddress, messageThatFits, whatsAppAddress } from '@/lib/booking/mailto'
import { messageSubject, messageText } from '@/lib/booking/message'
import { fill } from '@/lib/format'
import { CopyMessage } from './CopyMessage'
import type { RequestProps } from './thank-you-props'
import styles from './SendStep.module.scss'

/** The first step: the ways in which the guest can send the request. The page itself sends nothing (requirements §7). */
export function SendStep(props: RequestProps) {
  const { request, terms, site, words } = props
  const { send, message, calendar } = words
  const { phone, email } = site
  const { text, shortened } = messageThatFits(request, message, site, terms)

  const addToCalendar = () => {
    const file = calendarFile(request, calendar, site, new URL(site.url).host, new Date())
    if (!file || !request.dates) return
    downloadFile(file, 'text/calendar;charset=utf-8', fill(calendar.file, { checkIn: request.dates.from }))
  }

  return (
    <>
      <p>{request.guest ? send.text : send.textWithBlanks}</p>
      {shortened && <p>{send.shortened}</p>}
      <Link
        href={mailAddress(email.display, messageSubject(request, message), text)}
        look="primary"
        className={styles.send}
        data-screen-only
      >
        {send.email}
      </Link>
      <div className={`${styles.links} ${styles.ways}`}>
        <Link href={phone.href} look="text">
          {`${send.call} ${phone.display}`}
        </Link>
        {site.whatsApp && (
          <Link
            href={whatsAppAddress(site.whatsApp, messageText(request, message, site, terms))}
            look="text"
            rel="noopener"
            data-screen-only
          >
            {send.whatsApp}
          </Link>
        )}
        {request.offer && request.dates && (
          <Button look="text" onClick={addToCalendar} data-screen-only>
            {send.calendar}
          </Button>
        )}
      </div>
      <CopyMessage {...props} />
    </>
  )
}

/** Downloads a file whose content the page has written. */
function downloadFile(content: string, type: string, name: string) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
