import type { Evening } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './EveningBar.module.scss'

interface EveningBarProps extends Evening {
  /** The index of the light that the page shows. */
  start: number
}

/**
 * A range below the picture, which moves through the lights of an evening (`evening-range.ts`), with the hour and what it is. Without
 * script there is none. The script writes into it, often before React hydrates it.
 */
export function EveningBar({ hint, label, lights, start }: EveningBarProps) {
  const { hour, words } = lights[start]!
  /** Below desktop width there is room for two hours, and for three below the breakpoint `wide`. */
  const isAtEnd = (index: number) => index === 0 || index === lights.length - 1
  return (
    <div className={`${parts.deep} ${styles.bar}`} data-needs-script>
      <p className={styles.said} aria-hidden="true">
        <span className={parts.h3} data-said="hour" suppressHydrationWarning>
          {hour}
        </span>{' '}
        <span className={styles.words} data-said="words" suppressHydrationWarning>
          {words}
        </span>
      </p>
      <p className={parts.caption} aria-hidden="true">
        {hint}
      </p>
      <div className={styles.track}>
        <p className={styles.ticks} aria-hidden="true">
          {lights.map((light, index) => (
            <span key={light.hour}>
              <span data-from={isAtEnd(index) ? undefined : index === 2 ? 'desktop' : 'wide'}>
                {light.hour}
              </span>
            </span>
          ))}
        </p>
        <input
          className={styles.range}
          type="range"
          id="hour"
          aria-label={label}
          aria-valuetext={`${hour}, ${words}`}
          min={0}
          max={lights.length - 1}
          defaultValue={start}
          suppressHydrationWarning
        />
      </div>
    </div>
  )
}
