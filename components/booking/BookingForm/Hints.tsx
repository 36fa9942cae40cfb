import { Button } from '@/components/ui/Button/Button'
import { booking } from '@/content/booking'
import type { Hint } from '@/lib/booking/hints'
import type { Dates } from '@/lib/booking/stay'
import { fillIn } from '../use-draft'
import styles from './BookingForm.module.scss'

interface HintsProps {
  hints: readonly Hint[]
  draft: Dates
}

/** Shows the hints. The first about a field describes it, and the plan announces all. */
export const Hints = ({ hints, draft }: HintsProps) => (
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
              fillIn({ checkIn: draft.checkOut, checkOut: draft.checkIn })
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
