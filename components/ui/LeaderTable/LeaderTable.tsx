import type { Row } from '@/lib/schema/property'
import styles from './LeaderTable.module.scss'

/** Prices, times or travel times: in each row a term, a dotted leader and a figure. */
export function LeaderTable({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.table}>
      {rows.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
