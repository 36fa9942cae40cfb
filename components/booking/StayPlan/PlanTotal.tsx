import { Terms } from '@/components/sections/Terms/Terms'
import type { Row } from '@/lib/schema/property'
import styles from './StayPlan.module.scss'

interface PlanTotalProps {
  /** `3 nights × €550` */
  term: string
  /** Stands below the term in smaller type: `2 guests` */
  detail?: string
  total: string
}

/** The total, and how it is calculated. */
export function PlanTotal({ term, detail, total }: PlanTotalProps) {
  return (
    <div className={styles.sum}>
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

/** The owner's terms below the total. */
export const PlanTerms = ({ rows }: { rows: readonly Row[] }) => (
  <Terms rows={rows} className={styles.terms} />
)
