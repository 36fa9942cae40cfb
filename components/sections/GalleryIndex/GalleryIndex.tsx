import { Link } from '@/components/ui/Link/Link'
import { plainText } from '@/lib/chart-text'
import type { Gallery } from '@/lib/schema/property'
import styles from './GalleryIndex.module.scss'

interface GalleryIndexProps {
  galleries: readonly Pick<Gallery, 'id' | 'heading'>[]
  /** Says that pictures open when pressed, and whether they are visualisations. */
  note: string
}

/** A link to each gallery of the page. */
export function GalleryIndex({ galleries, note }: GalleryIndexProps) {
  return (
    <div className={styles.index}>
      <nav aria-label="Galleries">
        <ul className={styles.list}>
          {galleries.map(({ id, heading }) => (
            <li key={id}>
              <Link href={`#${id}`} className={styles.link}>
                {plainText(heading)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
