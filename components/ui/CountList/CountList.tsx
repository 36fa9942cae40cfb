import type { Fact } from '@/lib/schema/property'
import styles from './CountList.module.scss'

interface CountListProps {
  facts: readonly Fact[]
  /** Side by side, two by two on small screens. */
  wide?: boolean
}

/** Counts, one a line: a serif figure, its noun right after it. */
export function CountList({ facts, wide = false }: CountListProps) {
  return (
    <ul className={styles.list} data-wide={wide ? '' : undefined}>
      {facts.map(({ figure, noun }) => (
        <li key={noun} className={styles.fact}>
          <span className={styles.figure}>{figure}</span> {noun}
        </li>
      ))}
    </ul>
  )
}
