'use client'
import { useRef, useState, type MouseEvent } from 'react'
import { hasModifier } from '@/components/page/dom'
import { useReady } from '@/components/page/use-ready'
import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { Link } from '@/components/ui/Link/Link'
import type { Offers } from '@/lib/booking/offer'
import parts from '@/components/ui/parts.module.scss'
import { ClearButton } from '../ClearButton'
import { StayCard } from '../StayPlan/StayCard'
import { beginAgain } from '../draft/replace'
import { useRequest } from '../draft/use-request'
import { SendStep, type RequestProps } from './SendStep'
import { RequestPictures, RequestSummary, StaySummary } from './StaySummary'
import styles from './ThankYou.module.scss'

interface ThankYouProps extends Pick<RequestProps, 'site' | 'words'> {
  offers: Offers
}

/**
 * The confirmation page. One file answers every query, so its static HTML holds what is true of all of them, and the frame
 * of what the browser adds once it has read the query. The page script shows that frame only where the address has a query.
 */
export function ThankYou({ offers, site, words }: ThankYouProps) {
  const island = useRef<HTMLDivElement>(null)
  useReady(island)
  const [now] = useState(() => new Date())
  const { request, isPending } = useRequest(offers, words.terms, now)
  // The way is the same to every property.
  const { id } = request?.offer ?? Object.values(offers)[0]!
  const startAgain = (event: MouseEvent) => request?.guest && !hasModifier(event) && beginAgain()

  return (
    <div ref={island} className={styles.page} data-island="load" data-pending={isPending ? '' : undefined}>
      <RequestPictures offers={offers} named={request?.offer} isPending={isPending} />
      <div className={styles.text}>
        <h1 className={parts.title}>
          <span className={styles.thanks}>{words.heading}</span> <br />
          {(request || isPending) && <span className={styles.forRequest}>{words.headingNext}</span>}
        </h1>
        {(request || isPending) && (
          <div className={styles.forRequest}>
            <div className={styles.summary}>
              {request && <RequestSummary request={request} words={words} />}
            </div>
            <p className={`${parts.lede} ${parts.measure} ${parts.top20}`}>{words.lede}</p>
          </div>
        )}
        {!request && (
          <div className={styles.withoutRequest}>
            <p className={`${parts.lede} ${parts.measure} ${parts.top20}`}>{words.withoutRequest.text}</p>
            <p className={`${parts.buttons} ${parts.top28}`} data-screen-only>
              <Link href="/book" look="primary">
                {words.again}
              </Link>
              <Link href="/" look="secondary">
                {words.home}
              </Link>
            </p>
          </div>
        )}
        <ol className={`${parts.rows} ${parts.top36} ${styles.steps}`}>
          {(request || isPending) && (
            <li className={`${styles.send} ${styles.forRequest}`}>
              <h2>{words.send.heading}</h2>
              {request ? (
                <SendStep request={request} site={site} words={words} />
              ) : (
                <p>{words.send.waiting}</p>
              )}
            </li>
          )}
          <li>
            <h2>{words.answer.heading}</h2>
            <p>{words.answer.text}</p>
          </li>
          <li>
            <h2>{words.arrive.heading}</h2>
            <p>{words.arrive.text}</p>
            <Link href={`/${id}#getting-here`} look="text" data-screen-only>
              {words.arrive.linkLabel}
            </Link>
          </li>
        </ol>
        {request && (
          <p className={`${parts.links} ${parts.top28}`} data-screen-only>
            <Link href="/" look="text">
              {words.home}
            </Link>
            <Link href="/book" look="text" onClick={startAgain}>
              {words.again}
            </Link>
          </p>
        )}
        {request && (
          <div className={`${parts.small} ${parts.top28} ${styles.clear}`} data-screen-only>
            <p>{words.clear.text}</p>
            <p>
              <ClearButton words={words.clear} />
            </p>
          </div>
        )}
      </div>
      <div className={styles.plan}>
        {request ? (
          <StaySummary request={request} site={site} words={words} />
        ) : (
          <StayCard heading={words.withoutRequest.heading}>
            <address className={parts.top8}>
              <ContactLinks contact={site} look="large" />
            </address>
            <p className={`${parts.small} ${parts.measure} ${parts.top12}`}>{words.withoutRequest.times}</p>
          </StayCard>
        )}
      </div>
    </div>
  )
}
