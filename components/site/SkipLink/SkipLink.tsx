import { Link } from '@/components/ui/Link/Link'
import styles from './SkipLink.module.scss'

/** The first element that takes keyboard focus: a link past the header to the main content. */
export function SkipLink({ text }: { text: string }) {
  return (
    <Link href="#content" look="secondary" className={styles.skip}>
      {text}
    </Link>
  )
}
