import { startTransition, useEffect, useRef, useState } from 'react'
import { booking } from '@/content/booking'
import { either, type Draft, type Offers } from '@/lib/booking/stay'
import { isStale, readTime } from '@/lib/availability'
import { fill } from '@/lib/format'
import type * as CalendarScript from '../Calendar/Calendar'
import parts from '@/components/ui/parts.module.scss'
// The export would delete a sheet that only a lazy script imports.
import 'react-day-picker/style.module.css'
import styles from '../Calendar/Calendar.module.scss'

interface OpenCalendarProps {
  draft: Draft
  offers: Offers
  /** ISO date at Greencastle. */
  today: string
}

/** The calendar below the date fields, whose script loads once the form runs, and what it says of nights that are taken. */
export function OpenCalendar({ draft: { property, checkIn, checkOut }, offers, today }: OpenCalendarProps) {
  const room = useRef<HTMLDivElement>(null)
  const [script, setScript] = useState<typeof CalendarScript>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    // In a transition React renders the months in small pieces, between which the guest can type.
    import('../Calendar/Calendar').then(
      (loaded) => startTransition(() => setScript(loaded)),
      () => setHasFailed(true),
    )
  }, [])

  const readings = offers.flatMap(({ id, reading }) =>
    reading && !isStale(reading.readAt, today) ? { id, ...reading } : [],
  )
  const reading = readings.find(({ id }) => id === property)
  const { calendar: words } = booking
  const key = reading
    ? fill(words.key, { time: readTime(reading.readAt) })
    : readings.length > 0 && !property
      ? fill(words.choose, { either: either(offers) })
      : words.unread
  return (
    <div className={styles.open}>
      <div ref={room} className={hasFailed ? undefined : styles.room}>
        {script && <script.Calendar {...{ checkIn, checkOut, today, room }} taken={reading?.taken} />}
      </div>
      <p className={parts.small}>{hasFailed ? words.failed : key}</p>
    </div>
  )
}
