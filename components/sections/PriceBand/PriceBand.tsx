import { Link } from '@/components/ui/Link/Link'
import { bookLink } from '@/lib/booking/book-link'
import { euro } from '@/lib/format'
import type { Property, Row } from '@/lib/schema/property'
import { Terms } from '../Terms/Terms'
import styles from './PriceBand.module.scss'

interface PriceBandProps {
  property: Property
  /** What happens once a guest has sent dates. */
  answer: string
  /** The registration number and the owner's terms, as far as they are filled in. */
  terms: readonly Row[]
  /** A rule divides the band from a deep one above it. */
  afterDeep?: boolean
}

/** What a night costs, the owner's terms as far as they are filled in, and the way to book. */
export function PriceBand({ property, answer, terms, afterDeep = false }: PriceBandProps) {
  return (
    <section className={styles.band} data-after-deep={afterDeep ? '' : undefined}>
      <div>
        <h2>
          <span className={styles.whole}>{`${property.wholeOf},`}</span>{' '}
          <span className={styles.price}>{`${euro(property.nightlyPrice)} a night`}</span>
        </h2>
        <p className={styles.lede}>{answer}</p>
        <Terms rows={terms} className={styles.terms} />
      </div>
      <Link href={bookLink(property.id)} look="primary" quietOnPhones>
        {property.bookLabel}
      </Link>
    </section>
  )
}
