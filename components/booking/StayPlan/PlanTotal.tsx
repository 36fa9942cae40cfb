import styles from './PlanTotal.module.scss'

interface PlanTotalProps {
  /** `3 nights × €550` */
  term: string
  /** Below it, smaller. */
  detail?: string
  total: string
}

/** What the total is, or how it comes about, against the total. */
export function PlanTotal({ term, detail, total }: PlanTotalProps) {
  return (
    <div className={styles.row}>
      <div>
        <p key={term}>{term}</p>
        {detail && (
          <p key={detail} className={styles.detail}>
            {detail}
          </p>
        )}
      </div>
      <p key={total} className={styles.total}>
        {total}
      </p>
    </div>
  )
}
