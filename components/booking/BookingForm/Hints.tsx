import { Button } from '@/components/ui/Button/Button'
import { LiveText } from '@/components/ui/VisuallyHidden/VisuallyHidden'
import type { Hint } from '@/lib/booking/hints'
import styles from './Hints.module.scss'

interface HintsProps {
  hints: readonly Hint[]
  /** Whether hints are announced: none is that was there when the page loaded. */
  isAnnounced: boolean
  /** Says what was swapped, and is announced before the hints. */
  swapped?: string
  swapLabel: string
  onSwap: () => void
}

/** The id of the hint that describes a field: the first of those about it. */
export function hintIdFor(field: Hint['field'], hints: readonly Hint[]): string | undefined {
  const hint = hints.find((each) => each.field === field)
  return hint && idOf(hint)
}

const idOf = ({ kind }: Hint) => `hint-${kind}`

/** Shows the hints, and announces all of them as one text. */
export function Hints({ hints, isAnnounced, swapped, swapLabel, onSwap }: HintsProps) {
  const announced = isAnnounced ? hints.map(({ title, text }) => `${title} ${text}`) : []
  return (
    <>
      <LiveText>{[swapped, ...announced].filter(Boolean).join(' ')}</LiveText>
      <div id="hints" className={styles.hints}>
        {hints.map((hint) => (
          <div key={`${hint.title}${hint.text}`} className={styles.hint}>
            <p>
              <span id={idOf(hint)} aria-hidden={isAnnounced || undefined}>
                <strong>{hint.title}</strong> <span>{hint.text}</span>
              </span>{' '}
              {hint.kind === 'reversed' && (
                <Button look="text" className={styles.swap} onClick={onSwap}>
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
