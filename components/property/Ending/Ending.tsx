import { Figure } from '@/components/ui/Figure/Figure'
import { Gallery } from '@/components/ui/Gallery/Gallery'
import { Link } from '@/components/ui/Link/Link'
import { Rows } from '@/components/ui/Rows/Rows'
import { viewerTitle } from '@/components/ui/visualisations'
import { picture } from '@/content/photos/picture'
import { visualisations } from '@/content/photos/visualisations'
import { propertyWords } from '@/content/properties/words'
import { bookLink } from '@/lib/booking/plan'
import { euro, fill, inWords } from '@/lib/format'
import type { Gallery as GalleryData, PictureName, Property } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './Ending.module.scss'

interface EndingProps {
  property: Property
  /** Fills the viewport. */
  picture: PictureName
  /** The last gallery of the property, if it has galleries: the picture is its first. */
  gallery?: GalleryData
  /** The number that the law asks for in every offer of a short-term letting; empty until the owner fills it in. */
  registration?: string
}

/**
 * The end of a property's page: a picture with the property's name, its prices and the booking button; below it the registration
 * number and the owner's terms as far as they are filled in.
 */
export function Ending({ property, picture: named, gallery, registration }: EndingProps) {
  const { id, name, capacity, nightlyPrice, bookLabel, terms, endingWords = 'below' } = property
  const { price, ask } = propertyWords
  const shown = picture(named)
  const number = registration ? [{ term: propertyWords.registration, value: registration }] : []
  const end = (
    <>
      <div className={styles.ending} data-words={endingWords}>
        <Figure
          className={styles.picture}
          picture={shown}
          sizes="(min-width: 40em) max(100vw, 107vh), 128vh"
          uprightSizes="max(100vw, 64vh)"
          linked
          alone
        />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.week}>
            {fill(price.weeklyForUpTo, { price: euro(7 * nightlyPrice), capacity: inWords(capacity) })}
          </p>
          <div className={styles.book}>
            <Link href={bookLink(id)} look="primary" data-from="tablet">
              {bookLabel}
            </Link>
            <p className={styles.night}>{fill(price.nightly, { price: euro(nightlyPrice) })}</p>
          </div>
        </div>
      </div>
      <div className={styles.terms} id="terms">
        <p className={parts.lede}>{ask}</p>
        {/* On phones the bar has the red button, and the sky has none. */}
        <Link href={bookLink(id)} look="text" data-below="tablet">
          {bookLabel}
        </Link>
        <Rows look="terms" rows={[...number, ...terms]} />
      </div>
    </>
  )
  if (gallery)
    return (
      <Gallery {...gallery} shape="ending">
        {end}
      </Gallery>
    )
  return (
    <section className={parts.deep} data-viewer={viewerTitle(visualisations.gridHeading, [shown])}>
      {end}
    </section>
  )
}
