import type { Property, TermsWords } from '@/lib/schema/property'

interface TermsProps {
  terms: Property['terms']
  /** The label of each term. */
  words: TermsWords
  className?: string
}

/** The terms that the owner has filled in. */
export function Terms({ terms = {}, words, className }: TermsProps) {
  const filled = (Object.keys(words) as (keyof TermsWords)[]).filter((name) => terms[name])
  if (filled.length === 0) return null
  return (
    <dl className={className}>
      {filled.map((name) => (
        <div key={`${name} ${terms[name]}`}>
          <dt>{words[name]}</dt>
          <dd>{terms[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
