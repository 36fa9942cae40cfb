import type { Fact } from '@/lib/schema/property'
import styles from './CountList.module.scss'

interface CountListProps {
  facts: readonly Fact[]
  /** Four columns; two on small screens, one on the narrowest. */
  wide?: boolean
}

/** A list of counts, one a line: a figure in the serif and its noun. */
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
