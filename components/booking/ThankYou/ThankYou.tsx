'use client'
import { Fragment, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { Link } from '@/components/ui/Link/Link'
import { Photo } from '@/components/ui/Photo/Photo'
import { useReady } from '@/components/ui/use-ready'
import { maxGuests } from '@/content/booking'
import { thankYou } from '@/content/thank-you'
import { readRequest } from '@/lib/booking/request'
import { draftFrom, type Offers, type Texts } from '@/lib/booking/stay'
import { forgetAll, readEntry } from '../tab-storage'
import { RequestedStay, Send, type SendProps } from './Requested'
import parts from '@/components/ui/parts.module.scss'
import layout from '../layout.module.scss'
import styles from './ThankYou.module.scss'

/**
 * The confirmation page. One file answers every query: its static HTML holds what is true without a request, and shows it once
 * the query is read, or where no script runs.
 */
export function ThankYou({ offers, ...facts }: Omit<SendProps, 'request'> & { offers: Offers }) {
  const island = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<{ search: string; fields: Texts }>()
  const [isCleared, setIsCleared] = useState(false)
  useEffect(() => {
    const { search, hash } = location
    const read = () => setFound({ search, fields: readEntry().requests?.[search + hash] ?? {} })
    read()
    // The skip link would take away the address under which the request is kept.
    const keepAddress = () => history.replaceState(history.state, '', search + hash)
    addEventListener('hashchange', keepAddress)
    return () => removeEventListener('hashchange', keepAddress)
  }, [])
  useReady(island, found !== undefined)
  const request = found && readRequest(found.search, draftFrom(found.fields, maxGuests), offers)
  const clear = () => {
    forgetAll()
    setIsCleared(true)
    setFound({ ...found!, fields: {} })
  }
  const { next, stay, withoutRequest } = thankYou

  return (
    <div ref={island} className={layout.page} data-island="load" data-pending={found ? undefined : ''}>
      {/* With another key React replaces what a translator has changed. */}
      <Fragment key={request ? 'request' : 'none'}>
        <div className={layout.head}>
          <h1 className={parts.title}>
            {request ? `${thankYou.heading} ${thankYou.headingNext}` : thankYou.heading}
          </h1>
          {request ? (
            <Send {...facts} request={request} />
          ) : (
            <p className={parts.lede}>
              <span className={styles.nothing}>{`${withoutRequest.nothing} `}</span>
              <span>{withoutRequest.lede}</span>
            </p>
          )}
        </div>
        <section className={`${layout.stay} ${styles.card}`} aria-labelledby="stay-heading">
          {request?.offer && (
            <div className={styles.picture}>
              <Photo picture={request.offer.picture} sizes="(min-width: 64em) 37vw, 93vw" />
            </div>
          )}
          <div className={styles.stay}>
            <h2 id="stay-heading" className={parts.name}>
              {request ? stay.heading : withoutRequest.heading}
            </h2>
            {request ? (
              <RequestedStay request={request} />
            ) : (
              <address>
                <ContactLinks contact={facts.contact} look="large" />
              </address>
            )}
            <p className={parts.small}>{stay.times}</p>
          </div>
        </section>
        <div className={styles.rest}>
          {request && <h2 className={parts.h4}>{next.heading}</h2>}
          {request && (
            <ul>
              {next.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <p className={parts.links}>
            <Link href="/" look="text">
              {thankYou.home}
            </Link>
            <Link href="/book" look="text" className={styles.again} data-forget-draft>
              {thankYou.again}
            </Link>
          </p>
          {request && (
            <p className={parts.small}>
              <Button look="sentence" onClick={clear}>
                {thankYou.clear}
              </Button>{' '}
              <span aria-live="polite">{isCleared ? thankYou.cleared : ''}</span>
            </p>
          )}
        </div>
      </Fragment>
    </div>
  )
}
