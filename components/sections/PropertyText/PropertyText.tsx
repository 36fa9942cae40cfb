import { WaterText } from '@/components/ui/WaterText'
import { Link } from '@/components/ui/Link/Link'
import { bookLink } from '@/lib/booking/plan'
import type { Property } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import { Amenities } from './Amenities'
import styles from './PropertyText.module.scss'

interface PropertyTextProps {
  property: Property
  /** What the hero has not said yet. */
  lede?: string
  /** The label of the link below the amenities, which leads to the owner's answers. */
  more: string
}

/** Below the hero: the introduction of the property, beside its amenities. */
export function PropertyText({ property, lede, more }: PropertyTextProps) {
  const { id, heading, text, bookLabel } = property
  return (
    <section
      className={`${parts.sevenFive} ${styles.section}`}
      data-paper={lede ? 'section' : 'flush next-page'}
    >
      <div className={styles.words} data-paper="halves">
        <h2>
          <WaterText>{heading}</WaterText>
        </h2>
        {lede && <p className={`${parts.lede} ${parts.top20}`}>{lede}</p>}
        <p className={parts.top16}>{text}</p>
        <Link href={bookLink(id)} look="secondary" className={parts.top20} data-screen-only>
          {bookLabel}
        </Link>
      </div>
      <div className={styles.amenities} data-paper={lede && 'flush next-page'}>
        <Amenities property={property} more={more} />
      </div>
    </section>
  )
}
