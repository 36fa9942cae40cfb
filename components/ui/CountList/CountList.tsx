import type { Home } from '@/lib/schema/home'
import styles from './CountList.module.scss'

interface CountListProps {
  facts: Home['statistics']['facts']
  /** Stands beside figures whose source is empty. */
  sample?: string
}

/** Counts in one line of small print: each a figure and its noun. */
export function CountList({ facts, sample }: CountListProps) {
  return (
    <ul className={styles.list}>
      {facts.map(({ figure, noun, source }) => (
        <li key={noun}>
          <span>{figure}</span> <span>{noun}</span>
          {source !== undefined && <span>{` ${source || sample}`}</span>}
        </li>
      ))}
    </ul>
  )
}
