import { useEffect, useRef, useState } from 'react'
import { Link } from '@/components/ui/Link/Link'
import type { StayRequest } from '@/lib/booking/stay'
import { termRows } from '@/lib/booking/terms'
import { todayInDublin } from '@/lib/light/dublin-time'
import { RequestSummary } from './RequestSummary'
import { SendStep } from './SendStep'
import { StaySummary } from './StaySummary'
import type { ThankYouProps } from './thank-you-props'
import styles from './ThankYou.module.scss'

/** The confirmation page of a request: the next three steps, and the plan of the stay. */
export function RequestConfirmation({ request, site, words }: ThankYouProps & { request: StayRequest }) {
  const { answer, arrive } = words
  const heading = useRef<HTMLHeadingElement>(null)
  const comesFromForm = request.guest !== undefined
  const [today] = useState(() => todayInDublin(new Date()))
  const { offer, dates, totalMatchesPrice } = request
  const total = totalMatchesPrice ? request.total : undefined
  const terms = termRows(offer?.terms, words.terms, dates && { checkIn: dates.from, today, total })

  // The form's navigation loads no document, so the focus would be lost with the button.
  useEffect(() => {
    if (comesFromForm) heading.current?.focus({ preventScroll: true })
  }, [comesFromForm])

  return (
    <div className={styles.page} data-island="load">
      <div className={styles.text}>
        <h1 ref={heading} className={styles.heading} tabIndex={-1}>
          <span>{words.heading}</span> <span>{words.headingNext}</span>
        </h1>
        <div className={styles.summary}>
          <RequestSummary request={request} words={words} />
        </div>
        <p className={styles.lede}>{words.lede}</p>
        <ol className={styles.steps}>
          <li>
            <SendStep request={request} terms={terms} site={site} words={words} />
          </li>
          {[answer, arrive].map((step) => (
            <li key={step.heading}>
              <h2>{step.heading}</h2>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.links}>
          <Link href="/" look="text">
            {words.home}
          </Link>
          <Link href="/book" look="text">
            {words.again}
          </Link>
        </p>
      </div>
      <div className={styles.plan}>
        <StaySummary request={request} terms={terms} site={site} words={words} />
      </div>
    </div>
  )
}
