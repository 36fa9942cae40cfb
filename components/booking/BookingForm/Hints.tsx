import { Button } from '@/components/ui/Button/Button'
import { booking } from '@/content/booking'
import type { Hint } from '@/lib/booking/hints'
import parts from '@/components/ui/parts.module.scss'
import styles from './BookingForm.module.scss'

interface HintsProps {
  hints: readonly Hint[]
  /** Whether hints are announced: none is that was there when the page appeared. */
  isAnnounced: boolean
  onSwap: () => void
}

/**
 * Shows the hints, and announces all of them as one text, in one element that stands on the page from the start. It has no role
 * `status`, because Orca stops at an empty one.
 */
export function Hints({ hints, isAnnounced, onSwap }: HintsProps) {
  const announced = isAnnounced ? hints.map(({ title, text }) => `${title} ${text}`) : []
  return (
    <>
      <p aria-live="polite" className={parts.hidden}>
        {announced.join(' ')}
      </p>
      <div id="hints" className={styles.hints}>
        {hints.map(({ kind, title, text }) => (
          <p key={kind} className={`${parts.note} ${styles.hint}`}>
            <span id={`hint-${kind}`} aria-hidden={isAnnounced || undefined}>
              <strong>{title}</strong> <span>{text}</span>
            </span>{' '}
            {kind === 'reversed' && (
              <Button
                look="sentence"
                onClick={() => {
                  onSwap()
                  // The button disappears with its hint, and the focus would be lost.
                  document.getElementById('field-checkIn')!.focus()
                }}
              >
                {booking.swap}
              </Button>
            )}
          </p>
        ))}
      </div>
    </>
  )
}
