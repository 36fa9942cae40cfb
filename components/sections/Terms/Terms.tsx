import type { Row } from '@/lib/schema/property'

interface TermsProps {
  rows: readonly Row[]
  className?: string
}

/** The owner's terms. Nothing is shown if none is filled in. */
export function Terms({ rows, className }: TermsProps) {
  if (rows.length === 0) return null
  return (
    <dl className={className}>
      {rows.map(({ term, value }) => (
        <div key={`${term} ${value}`}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
