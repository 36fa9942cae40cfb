import { Link } from '@/components/ui/Link/Link'
import { plainText } from '@/lib/chart-text'
import type { Gallery } from '@/lib/schema/property'
import styles from './GalleryIndex.module.scss'

interface GalleryIndexProps {
  galleries: readonly Pick<Gallery, 'id' | 'heading'>[]
  /** Says that the pictures open, and that they are visualisations where they are. */
  note: string
}

/** What pictures there are, each name a link to its gallery. */
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
