import type { Home } from '@/lib/schema/home'
import parts from '@/components/ui/parts.module.scss'
import styles from './CountList.module.scss'

interface CountListProps {
  facts: Home['statistics']['facts']
  /** Stands beside figures whose source is empty. */
  sample?: string
  /** Four columns; two on tablets, one on phones. */
  wide?: boolean
}

/** A list of counts, one a line: a figure in the serif and its noun. */
export function CountList({ facts, sample, wide = false }: CountListProps) {
  return (
    <ul className={styles.list} data-wide={wide ? '' : undefined}>
      {facts.map(({ figure, noun, source }) => (
        <li key={noun} className={styles.fact}>
          <span className={`${parts.value} ${parts.together}`}>{figure}</span>{' '}
          <span>
            {noun}
            {source !== undefined && <small className={parts.small}>{` ${source || sample}`}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}
