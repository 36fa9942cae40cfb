import { Link } from '@/components/ui/Link/Link'
import styles from './SkipLink.module.scss'

/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <Link href="#content" look="secondary" className={styles.skip}>
      Skip to content
    </Link>
  )
}
