import { useEffect, useRef, useState } from 'react'
import { Disclosure } from '@/components/ui/Disclosure/Disclosure'
import type { Draft } from '@/lib/booking/draft'
import type { Offers } from '@/lib/booking/offer'
import type { CalendarWords } from '@/lib/schema/booking'
import { listening } from '../draft/use-draft'
import parts from '@/components/ui/parts.module.scss'
import type * as CalendarScript from './CalendarPanel'
import styles from './CalendarDisclosure.module.scss'
// Next puts the sheet of a script that loads later into a file of its own, which the export step would lose.
import calendar from './NightsCalendar.module.scss'

interface CalendarDisclosureProps {
  draft: Draft
  offers: Offers
  now: Date
  words: CalendarWords
}

/**
 * The calendar below the date fields, closed at first. Its script loads when it is first pointed at, focused
 * or opened, into a space of the same height.
 */
export function CalendarDisclosure({ draft, offers, now, words }: CalendarDisclosureProps) {
  const { checkIn, checkOut, property } = draft
  const details = useRef<HTMLDetailsElement>(null)
  const [script, setScript] = useState<typeof CalendarScript>()
  const [hasFailed, setHasFailed] = useState(false)

  const load = () => {
    import('./CalendarPanel').then(setScript, () => setHasFailed(true))
  }
  useEffect(() => {
    const loadIfOpen = () => {
      if (details.current?.open) load()
    }
    // The guest has opened it before hydration, or offline.
    loadIfOpen()
    return listening(['online'])(loadIfOpen)
  }, [])

  const waiting = hasFailed ? words.failed : words.loading
  return (
    <Disclosure
      ref={details}
      className={styles.details}
      data-screen-only
      summary={<span className={parts.value}>{words.summary}</span>}
      {...(!script && { onPointerEnter: load, onFocus: load, onToggle: load })}
    >
      <div className={styles.panel}>
        {/* One text in one element, so that each change is announced once. The panel shows it with the dates in bold. */}
        <p aria-live="polite" className={script && calendar.status}>
          {script ? script.choiceInWords(draft, words).join('') : waiting}
        </p>
        {script && <script.CalendarPanel {...{ checkIn, checkOut, property, offers, now, words }} />}
        <noscript>
          <p>{words.failed}</p>
        </noscript>
      </div>
    </Disclosure>
  )
}
