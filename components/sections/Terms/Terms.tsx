import type { Row } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import styles from './Terms.module.scss'

interface TermsProps {
  rows: readonly Row[]
  className?: string
}

/** The owner's terms. Nothing is shown if none is filled in. */
export function Terms({ rows, className }: TermsProps) {
  if (rows.length === 0) return null
  return (
    <dl className={[styles.terms, className].filter(Boolean).join(' ')}>
      {rows.map(({ term, value }) => (
        <div key={`${term} ${value}`} className={styles.row}>
          <dt className={parts.quiet}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
