import { WaterText } from '../WaterText'
import type { Row } from '@/lib/schema'
import styles from './Rows.module.scss'

interface RowsProps {
  rows: readonly Row[]
  /**
   * `leader`: a dotted leader and a figure. `terms`: the owner's terms, in quiet names. `details`: a name and a sentence about
   * it. `summary`: a name and a short value at the right.
   */
  look: 'leader' | 'terms' | 'details' | 'summary'
  className?: string
}

/** Terms and their values, a row each. Without any, nothing is shown. */
export function Rows({ rows, look, className }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <dl className={[styles[look], className].filter(Boolean).join(' ')}>
      {rows.map(({ term, value }) => (
        <div key={`${term} ${value}`}>
          <dt>
            <WaterText>{term}</WaterText>
          </dt>{' '}
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
