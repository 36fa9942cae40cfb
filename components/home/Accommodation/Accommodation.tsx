import { Link } from '@/components/ui/Link/Link'
import { Photo } from '@/components/ui/Photo/Photo'
import { navigation } from '@/content/navigation'
import { picture } from '@/content/photos/picture'
import { propertyWords } from '@/content/properties/words'
import { bookLink } from '@/lib/booking/plan'
import { euro, fill } from '@/lib/format'
import { propertyPath } from '@/lib/site/pages'
import type { Property } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './Accommodation.module.scss'

/**
 * The cards of the properties. Their pictures bleed left and right in turn. All of a card, its picture included, leads to the page.
 */
export function Accommodation({ properties }: { properties: readonly Property[] }) {
  const { card, price } = propertyWords
  return (
    <section className={styles.section} aria-label={navigation.accommodation.label}>
      {properties.map((property) => {
        const { id, name, cardPicture } = property
        const path = propertyPath(property)
        const heading = `${id}-name`
        return (
          <article key={id} className={styles.card} aria-labelledby={heading}>
            <div className={styles.picture}>
              <Photo picture={picture(cardPicture)} sizes="(min-width: 64em) 65vw, 100vw" />
            </div>
            <div className={styles.text}>
              <p className={parts.small}>{property.label}</p>
              <h3 id={heading} className={parts.name}>
                <Link href={path} look="quiet" className={parts.stretched}>
                  {name}
                </Link>
              </h3>
              <p>{property.cardText}</p>
              <p className={`${parts.note} ${styles.price}`}>
                <span className={styles.amount}>{euro(property.nightlyPrice)}</span>{' '}
                <span>{price.scope}</span>{' '}
                <span className={parts.value}>
                  {fill(price.weekly, { price: euro(7 * property.nightlyPrice) })}
                </span>
              </p>
              <p className={parts.links}>
                <Link href={path} look="secondary" aria-describedby={heading}>
                  {card.moreLabel}
                </Link>
                <Link href={bookLink(id)} look="text" aria-describedby={heading}>
                  {card.bookLabel}
                </Link>
              </p>
            </div>
          </article>
        )
      })}
    </section>
  )
}
