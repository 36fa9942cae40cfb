import { Button } from '@/components/ui/Button/Button'
import type { Hint } from '@/lib/booking/hints'
import styles from './Hints.module.scss'

interface HintsProps {
  id: string
  hints: readonly Hint[]
  swapLabel: string
  onSwap: () => void
}

/** Shows the hints. The live region is always on the page, because only a change within it is announced. */
export function Hints({ id, hints, swapLabel, onSwap }: HintsProps) {
  return (
    <div id={id} className={styles.hints} role="status">
      {hints.map(({ kind, title, text }) => (
        <div key={`${title}${text}`} className={styles.hint}>
          <p>
            <strong>{title}</strong> <span>{text}</span>{' '}
            {kind === 'reversed' && (
              <Button look="text" className={styles.swap} onClick={onSwap}>
                {swapLabel}
              </Button>
            )}
          </p>
        </div>
      ))}
    </div>
  )
}
