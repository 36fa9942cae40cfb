import type { Fact } from '@/lib/schema/property'
import styles from './Tally.module.scss'

interface TallyProps {
  facts: readonly Fact[]
  /** Side by side, two by two on small screens. */
  wide?: boolean
}

/** Counts, one a line: a serif figure, its noun right after it. */
export function Tally({ facts, wide = false }: TallyProps) {
  return (
    <ul className={styles.tally} data-wide={wide ? '' : undefined}>
      {facts.map(({ figure, noun }) => (
        <li key={noun} className={styles.fact}>
          <span className={styles.figure}>{figure}</span> {noun}
        </li>
      ))}
    </ul>
  )
}
