import { Link } from '@/components/ui/Link/Link'
import { Photo } from '@/components/ui/Photo/Photo'
import { heroNote } from '@/components/ui/visualisations'
import { picture } from '@/content/photos/picture'
import { propertyWords } from '@/content/properties/words'
import { bookLink } from '@/lib/booking/plan'
import { euro, fill } from '@/lib/format'
import type { Property } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './PropertyHero.module.scss'

/** The hero of a property: its picture from edge to edge, and below it its name, its facts and its price. */
export function PropertyHero({ property }: { property: Property }) {
  const { id, name, facts, character, nightlyPrice, priceScope, bookLabel } = property
  const hero = picture(property.hero)
  const { price } = propertyWords
  return (
    <section className={styles.hero} id="hero">
      <div className={styles.picture}>
        <Photo
          picture={hero}
          sizes="(min-width: 40em) max(100vw, 96vh), 160vw"
          uprightSizes="100vw"
          isFirst
        />
      </div>
      <div className={styles.words}>
        <h1>{name}</h1>
        <ul className={`${parts.dotted} ${styles.facts}`}>
          {facts.map(({ figure, noun }) => (
            <li key={noun}>{`${figure} ${noun}`}</li>
          ))}
          <li>{character}</li>
        </ul>
        <div className={styles.price}>
          <p className={`${parts.dotted} ${parts.standfirst}`}>
            <span>{fill(price.nightly, { price: euro(nightlyPrice) })}</span>{' '}
            <span>{fill(price.weekly, { price: euro(7 * nightlyPrice) })}</span>
          </p>
          <p className={parts.small}>{priceScope}</p>
        </div>
        <Link href={bookLink(id)} look="primary" className={styles.book} data-from="tablet">
          {bookLabel}
        </Link>
        <p className={parts.caption}>{heroNote(hero)}</p>
      </div>
    </section>
  )
}
