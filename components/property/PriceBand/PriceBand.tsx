import { Link } from '@/components/ui/Link/Link'
import { Rows } from '@/components/ui/Rows/Rows'
import { propertyWords } from '@/content/properties/words'
import { bookLink } from '@/lib/booking/plan'
import { euro, fill } from '@/lib/format'
import type { Property } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './PriceBand.module.scss'

interface PriceBandProps {
  property: Property
  /** The number that the law asks for in every offer of a short-term letting; empty until the owner fills it in. */
  registration?: string
}

/** The price of a night and of a week, the registration number and the owner's terms as far as they are filled in, and the booking button. */
export function PriceBand({ property, registration }: PriceBandProps) {
  const { id, nightlyPrice, bookLabel, terms } = property
  const { price, ask } = propertyWords
  const number = registration ? [{ term: propertyWords.registration, value: registration }] : []
  return (
    <section className={`${parts.deep} ${styles.band}`} id="terms">
      <div>
        <h2>
          <span className={parts.together}>{`${fill(price.nightly, { price: euro(nightlyPrice) })},`}</span>{' '}
          <span className={parts.together}>{fill(price.weekly, { price: euro(7 * nightlyPrice) })}</span>
        </h2>
        <p className={`${parts.lede} ${parts.top12}`}>{ask}</p>
        <Rows look="terms" rows={[...number, ...terms]} className={`${parts.measure} ${parts.top20}`} />
      </div>
      <Link href={bookLink(id)} look="primary" onPhones="secondary">
        {bookLabel}
      </Link>
    </section>
  )
}
