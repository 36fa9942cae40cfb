import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link/Link'
import { gettingHere } from '@/content/getting-here'
import { propertyWords } from '@/content/properties/words'
import { bookLink } from '@/lib/booking/plan'
import { euro, fill, plainText } from '@/lib/format'
import type { Property } from '@/lib/schema'
import styles from './GalleryIndex.module.scss'

interface GalleryIndexProps {
  property: Property
  /** What the index leads to. On desktops it stays in view while that passes. */
  children: ReactNode
}

/**
 * Links to the galleries of a property and, before the last, which ends the page, to the way there, in the order of the page; with
 * the price and a link to book. `current-gallery.ts` sets `aria-current` on the link to what is in view.
 */
export function GalleryIndex({ property, children }: GalleryIndexProps) {
  const { id, galleries = [], nightlyPrice, bookLabel } = property
  const way = { id: 'getting-here', heading: gettingHere.heading }
  const links = [...galleries.slice(0, -1), way, ...galleries.slice(-1)]
  return (
    <div className={styles.section}>
      <nav className={styles.index} aria-label={propertyWords.galleries}>
        <ul className={styles.list} data-gallery-index>
          {links.map((link) => (
            <li key={link.id}>
              <Link href={`#${link.id}`} className={styles.link}>
                {plainText(link.heading)}
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.book} data-from="desktop">
          <span data-from="wide">{fill(propertyWords.price.nightly, { price: euro(nightlyPrice) })}</span>{' '}
          <Link href={bookLink(id)}>{bookLabel}</Link>
        </p>
      </nav>
      {children}
    </div>
  )
}
