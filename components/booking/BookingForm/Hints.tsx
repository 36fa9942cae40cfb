import { Button } from '@/components/ui/Button/Button'
import { booking } from '@/content/booking'
import type { Hint } from '@/lib/booking/hints'
import styles from './BookingForm.module.scss'

interface HintsProps {
  hints: readonly Hint[]
  onSwap: () => void
}

/** Shows the hints, each of which describes its field. The plan announces them. */
export const Hints = ({ hints, onSwap }: HintsProps) => (
  <div className={styles.hints}>
    {hints.map(({ kind, title, text }) => (
      <p key={kind} className={styles.hint}>
        <span id={`hint-${kind}`}>
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
)
