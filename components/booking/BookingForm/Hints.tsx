import { Button } from '@/components/ui/Button/Button'
import { LiveText } from '@/components/ui/VisuallyHidden/VisuallyHidden'
import type { Hint } from '@/lib/booking/hints'
import { swapDates } from '../draft/form'
import parts from '@/components/ui/parts.module.scss'
import styles from './Hints.module.scss'

interface HintsProps {
  hints: readonly Hint[]
  /** Whether hints are announced: none is that was there when the page loaded. */
  isAnnounced: boolean
  swapLabel: string
}

/** The id of the hint that describes a field: the first of those about it. */
export function hintIdFor(field: Hint['field'], hints: readonly Hint[]): string | undefined {
  const hint = hints.find((each) => each.field === field)
  return hint && idOf(hint)
}

const idOf = ({ kind }: Hint) => `hint-${kind}`

/** Shows the hints, and announces all of them as one text. */
export function Hints({ hints, isAnnounced, swapLabel }: HintsProps) {
  const announced = isAnnounced ? hints.map(({ title, text }) => `${title} ${text}`) : []
  return (
    <>
      <LiveText>{announced.join(' ')}</LiveText>
      <div id="hints" className={styles.hints}>
        {hints.map((hint) => (
          <div key={`${hint.title}${hint.text}`} className={`${parts.note} ${styles.hint}`}>
            <p>
              <span id={idOf(hint)} aria-hidden={isAnnounced || undefined}>
                <strong>{hint.title}</strong> <span>{hint.text}</span>
              </span>{' '}
              {hint.kind === 'reversed' && (
                <Button look="sentence" onClick={swapDates}>
                  {swapLabel}
                </Button>
              )}
            </p>
          </div>
        ))}
      </div>
    </>
  )
}
