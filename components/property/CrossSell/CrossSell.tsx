import { Link } from '@/components/ui/Link/Link'
import { propertyWords } from '@/content/properties/words'
import { euro, fill } from '@/lib/format'
import { propertyPath } from '@/lib/site/pages'
import type { Property } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './CrossSell.module.scss'

/** A link to the other property, which is `property`. */
export function CrossSell({ property }: { property: Property }) {
  const { heading, text, linkLabel } = property.crossSell
  return (
    <section className={`${parts.deep} ${styles.band}`}>
      <div className={styles.columns}>
        <h2 className={parts.h3}>{heading}</h2>
        <div>
          <p>
            {`${text} `}
            <span className={parts.together}>
              {`${fill(propertyWords.price.nightly, { price: euro(property.nightlyPrice) })}.`}
            </span>
          </p>
          <Link href={propertyPath(property)} look="text">
            {linkLabel}
          </Link>
        </div>
      </div>
    </section>
  )
}
