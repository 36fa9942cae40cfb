import type { Property, TermsWords } from '@/lib/schema/property'

interface TermsProps {
  terms: Property['terms']
  /** A label for each. */
  words: TermsWords
  /** How they look where they stand. */
  className?: string
}

/** The owner's terms, of which only those that are filled in stand beside the price. */
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
