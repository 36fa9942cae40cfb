import { Button } from '@/components/ui/Button/Button'
import type { Hint } from '@/lib/booking/hints'
import styles from './Hints.module.scss'

interface HintsProps {
  id: string
  hints: readonly Hint[]
  swapLabel: string
  onSwap: () => void
}

/** Dashed, as cautions are on a chart. Always on the page, so that what appears in it is announced, politely. */
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
