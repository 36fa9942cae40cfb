import { Icon } from '@/components/ui/Icon'
import { RunningText } from '@/components/ui/RunningText'
import { WaterText } from '@/components/ui/WaterText'
import { Link } from '@/components/ui/Link/Link'
import { bookLink } from '@/lib/booking/plan'
import type { Property } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import styles from './PropertyText.module.scss'

interface PropertyTextProps {
  property: Property
  /** What the hero has not said yet. */
  lede?: string
  /** The label of the link to the amenities, which stand below the pictures. */
  more: string
}

/** Below the hero: the introduction of the property. */
export function PropertyText({ property, lede, more }: PropertyTextProps) {
  const { id, heading, text, bookLabel } = property
  return (
    <section className={styles.section} data-paper={lede ? 'section lede' : 'flush next-page'}>
      <h2>
        <WaterText>{heading}</WaterText>
      </h2>
      <div className={styles.words} data-paper={lede && 'halves'}>
        {lede && <p className={parts.lede}>{lede}</p>}
        <p>
          <RunningText>{text}</RunningText>
        </p>
        <p className={parts.links} data-screen-only>
          <Link href={bookLink(id)} look="secondary">
            {bookLabel}
          </Link>
          <Link href="#amenities" look="text">
            {more}
            <Icon name="arrowDown" />
          </Link>
        </p>
      </div>
    </section>
  )
}
