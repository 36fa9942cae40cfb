import { Terms } from '@/components/sections/Terms/Terms'
import type { Row } from '@/lib/schema/property'
import styles from './StayPlan.module.scss'

/** The owner's terms below the total of a plan. */
export function PlanTerms({ rows }: { rows: readonly Row[] }) {
  return <Terms rows={rows} className={styles.terms} />
}
