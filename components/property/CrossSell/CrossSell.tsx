import { Link } from '@/components/ui/Link/Link'
import { Photo } from '@/components/ui/Photo/Photo'
import { picture } from '@/content/photos/picture'
import { propertyWords } from '@/content/properties/words'
import { euro, fill } from '@/lib/format'
import { propertyPath } from '@/lib/site/pages'
import type { Property } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './CrossSell.module.scss'

/** A link to the other property, which is `property`. */
export function CrossSell({ property }: { property: Property }) {
  const { heading, text, linkLabel, picture: shown } = property.crossSell
  return (
    <section className={styles.band}>
      <div className={styles.picture}>
        <Photo
          picture={picture(shown)}
          sizes="(min-width: 64em) 42vw, (min-width: 40em) max(42vw, 420px), 100vw"
        />
      </div>
      <div className={styles.text}>
        <h2 className={parts.h3}>{heading}</h2>
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
    </section>
  )
}
