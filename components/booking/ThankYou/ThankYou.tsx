'use client'
import { useEffect, useRef, useState } from 'react'
import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { useReady } from '@/components/ui/use-ready'
import { maxGuests } from '@/content/booking'
import { thankYou } from '@/content/thank-you'
import { readRequest } from '@/lib/booking/request'
import { draftFrom, type Texts } from '@/lib/booking/stay'
import { forgetAll, readEntry } from '../tab-storage'
import { Requested, Ways, type ConfirmationProps } from './Requested'
import parts from '@/components/ui/parts.module.scss'
import layout from '../layout.module.scss'
import styles from './ThankYou.module.scss'

/**
 * The confirmation page. One file answers every query: its static HTML holds what is true without a request, and shows it once
 * the query is read, or where no script runs.
 */
export function ThankYou(props: ConfirmationProps) {
  const { offers, contact } = props
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

  return (
    <div ref={island} className={layout.page} data-island="load" data-pending={found ? undefined : ''}>
      {request ? (
        <Requested {...props} request={request} isCleared={isCleared} onClear={clear} />
      ) : (
        <>
          <div className={layout.head}>
            <h1 className={parts.title}>{thankYou.heading}</h1>
            <p className={parts.lede}>
              <span className={styles.nothing}>{`${thankYou.withoutRequest.nothing} `}</span>
              <span>{thankYou.withoutRequest.lede}</span>
            </p>
          </div>
          <section className={`${layout.stay} ${styles.card}`} aria-labelledby="stay-heading">
            <div className={styles.stay}>
              <h2 id="stay-heading" className={parts.name}>
                {thankYou.withoutRequest.heading}
              </h2>
              <address>
                <ContactLinks contact={contact} look="large" />
              </address>
              <p className={parts.small}>{thankYou.stay.times}</p>
            </div>
          </section>
          <div className={styles.rest}>
            <Ways />
          </div>
        </>
      )}
    </div>
  )
}
