import { Figure } from '@/components/ui/Figure/Figure'
import { Link } from '@/components/ui/Link/Link'
import visuallyHidden from '@/components/ui/VisuallyHidden/VisuallyHidden.module.scss'
import { bookLink } from '@/lib/booking/plan'
import { euro, fill } from '@/lib/format'
import type { CardWords, Property } from '@/lib/schema/property'
import styles from './PropertyCard.module.scss'

interface PropertyCardProps {
  property: Property
  words: CardWords
  /** The side of the viewport to which the picture bleeds. */
  side: 'left' | 'right'
}

/** A property: a large picture, its name, description and price, and links to book and to read more. */
export function PropertyCard({ property, words, side }: PropertyCardProps) {
  const { id, name, label, cardText, cardPicture, nightlyPrice, path } = property
  const heading = `${id}-name`
  return (
    <article className={styles.card} data-side={side} aria-labelledby={heading}>
      <Figure
        picture={cardPicture}
        className={styles.figure}
        sizes={side === 'left' ? '(min-width: 64em) 65vw, 110vw' : '(min-width: 64em) 57vw, 110vw'}
      />
      <div className={styles.text}>
        <p className={styles.label}>{label}</p>
        <h3 id={heading} className={styles.name}>
          {name}
        </h3>
        <p>{cardText}</p>
        <p className={styles.price}>
          <span className={styles.amount}>{euro(nightlyPrice)}</span> <span>{words.scope}</span>
        </p>
        <p className={styles.actions} data-screen-only>
          <Link href={bookLink(id)} look="secondary" aria-describedby={heading}>
            {words.bookLabel}
          </Link>
          <Link href={path} look="text">
            {words.moreLabel}
            <span className={visuallyHidden.text}>{` ${fill(words.moreOf, { property: name })}`}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}
