import { useEffect, useRef, useState } from 'react'
import { Disclosure } from '@/components/ui/Disclosure/Disclosure'
import type { choiceInWords } from '@/lib/booking/choose-nights'
import type { Draft } from '@/lib/booking/draft'
import type { Offers } from '@/lib/booking/offer'
import type { FormWords } from '@/lib/schema/booking'
import type { CalendarPanel } from './CalendarPanel'
import type { Months } from './Months'
import styles from './CalendarDisclosure.module.scss'

interface CalendarDisclosureProps {
  draft: Draft
  offers: Offers
  now: Date
  words: FormWords
}

/** What the two scripts export, as far as they have loaded. */
interface Scripts {
  choiceInWords?: typeof choiceInWords
  CalendarPanel?: typeof CalendarPanel
  Months?: typeof Months
}

/**
 * The calendar below the date fields, closed at first. Its scripts and its styles load when it is first pointed at, focused
 * or opened, into a space of the same height: first the panel with empty months, then the months.
 */
export function CalendarDisclosure({ draft, offers, now, words: { when } }: CalendarDisclosureProps) {
  const words = when.calendar
  const { checkIn, checkOut, property } = draft
  const details = useRef<HTMLDetailsElement>(null)
  const isRequested = useRef(false)
  const [{ choiceInWords, CalendarPanel: Panel, Months }, setScripts] = useState<Scripts>({})
  const [hasFailed, setHasFailed] = useState(false)

  const load = () => {
    if (isRequested.current) return
    isRequested.current = true
    for (const script of [import('./CalendarPanel'), import('./Months')])
      script.then(
        (loaded) => setScripts((scripts) => ({ ...scripts, ...loaded })),
        () => {
          isRequested.current = false
          setHasFailed(true)
        },
      )
  }
  useEffect(() => {
    const loadIfOpen = () => {
      if (details.current?.open) load()
    }
    // The guest has opened it before hydration.
    loadIfOpen()
    // The guest has opened it offline.
    addEventListener('online', loadIfOpen)
    return () => removeEventListener('online', loadIfOpen)
  }, [])

  const status = Panel && Months ? 'ready' : hasFailed ? 'failed' : 'loading'
  return (
    <Disclosure
      ref={details}
      className={styles.details}
      data-screen-only
      summary={<span className={styles.summary}>{words.summary}</span>}
      onPointerEnter={load}
      onFocus={load}
      onToggle={load}
    >
      <div className={styles.panel}>
        {/* One text in one element, so that each change is announced once. The panel shows it with the dates in bold. */}
        <p aria-live="polite" className={Panel && 'calendarStatus'}>
          {status === 'ready' ? choiceInWords?.(draft, words).join('') : words[status]}
        </p>
        {Panel && <Panel {...{ checkIn, checkOut, property, offers, now, words, status, Months }} />}
        <noscript>
          <p>{words.failed}</p>
        </noscript>
      </div>
    </Disclosure>
  )
}
