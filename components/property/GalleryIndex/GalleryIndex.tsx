import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link/Link'
import { propertyWords } from '@/content/properties/words'
import { plainText } from '@/lib/format'
import type { Gallery } from '@/lib/schema'
import styles from './GalleryIndex.module.scss'

interface GalleryIndexProps {
  galleries: readonly Pick<Gallery, 'id' | 'heading'>[]
  /** The galleries themselves. On desktops the index stays in view while they pass. */
  children: ReactNode
}

/**
 * The galleries of a page below links to each of them. `current-gallery.ts` sets `aria-current` on the
 * link to the gallery in view.
 */
export function GalleryIndex({ galleries, children }: GalleryIndexProps) {
  return (
    <div className={styles.section}>
      <nav className={styles.index} aria-label={propertyWords.galleries} data-gallery-index>
        <ul className={styles.list}>
          {galleries.map(({ id, heading }) => (
            <li key={id}>
              <Link href={`#${id}`} className={styles.link} data-text={plainText(heading)}>
                {plainText(heading)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
