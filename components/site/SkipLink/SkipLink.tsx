import { Link } from '@/components/ui/Link/Link'
import styles from './SkipLink.module.scss'

/** The first element that takes keyboard focus: a link past the header to the main content. */
export function SkipLink() {
  return (
    <Link href="#content" look="secondary" className={styles.skip}>
      Skip to content
    </Link>
  )
}
