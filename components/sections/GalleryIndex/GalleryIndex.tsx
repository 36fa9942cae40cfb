import { Link } from '@/components/ui/Link/Link'
import { plainText } from '@/lib/chart-text'
import type { Gallery } from '@/lib/schema/property'
import styles from './GalleryIndex.module.scss'

/** What pictures there are, each name a link to its gallery. */
export function GalleryIndex({ galleries }: { galleries: readonly Pick<Gallery, 'id' | 'heading'>[] }) {
  return (
    <nav className={styles.index} aria-label="Galleries">
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
  )
}
