import { memo, useRef } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { isStale, readTime } from '@/lib/availability'
import { choiceInWords } from '@/lib/booking/choose-nights'
import type { Draft } from '@/lib/booking/draft'
import type { Offers } from '@/lib/booking/offer'
import { fill } from '@/lib/format'
import { todayInDublin } from '@/lib/light/dublin-time'
import type { CalendarWords } from '@/lib/schema/booking'
import { setDates } from '../draft/form'
import { Months } from './Months'
import styles from './NightsCalendar.module.scss'

interface CalendarPanelProps extends Pick<Draft, 'property' | 'checkIn' | 'checkOut'> {
  offers: Offers
  now: Date
  words: CalendarWords
}

// The disclosure announces what is chosen. Its own script has no room for the words.
export { choiceInWords }

/** The months; what is chosen, in words; what the drawing means, and when the taken nights in it were read. */
export const CalendarPanel = memo(function CalendarPanel(props: CalendarPanelProps) {
  const { checkIn, checkOut, property, offers, now, words } = props
  const today = todayInDublin(now)
  const root = useRef<HTMLDivElement>(null)
  const [before, dates, after] = choiceInWords(props, words)

  const readings = Object.values(offers).filter(({ taken }) => taken && !isStale(taken.readAt, now))
  const reading = readings.find(({ id }) => id === property)?.taken
  const aboutTaken = reading
    ? fill(words.taken, { time: readTime(reading.readAt) })
    : !property && readings.length > 0
      ? words.property
      : words.unread

  const startAgain = () => {
    setDates({ checkIn: '', checkOut: '' })
    // The button disappears, and the focus would be lost.
    root.current!.querySelector<HTMLElement>('[tabindex="0"]')!.focus()
  }

  return (
    <div ref={root} className={styles.calendar}>
      <Months
        checkIn={checkIn}
        checkOut={checkOut}
        taken={reading?.taken}
        today={today}
        words={words}
        onChoose={setDates}
      />
      <div className={styles.choice}>
        {/* The disclosure announces the same. */}
        <p key={dates} aria-hidden="true">
          <span>{before}</span>
          <strong>{dates}</strong>
          <span>{after}</span>
        </p>
        {(checkIn || checkOut) && (
          <Button look="text" onClick={startAgain}>
            {words.again}
          </Button>
        )}
      </div>
      <p className={styles.key} data-hatched={Boolean(reading)}>
        {`${words.key} ${aboutTaken}`}
      </p>
    </div>
  )
})
