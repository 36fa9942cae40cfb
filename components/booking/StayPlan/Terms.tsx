import type { Property, TermsWords } from '@/lib/types/property'
import styles from './Terms.module.scss'

interface TermsProps {
  terms: Property['terms']
  /** A label for each. */
  words: TermsWords
}

/** The owner's terms, of which only those that are filled in stand beside the price. */
export function Terms({ terms = {}, words }: TermsProps) {
  const filled = (Object.keys(words) as (keyof TermsWords)[]).filter((name) => terms[name])
  if (filled.length === 0) return null
  return (
    <dl className={styles.terms}>
      {filled.map((name) => (
        <div key={`${name} ${terms[name]}`}>
          <dt>{words[name]}</dt>
          <dd>{terms[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
