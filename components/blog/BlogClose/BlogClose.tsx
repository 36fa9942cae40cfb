import { Link } from '@/components/ui/Link/Link'
import type { ContactLink } from '@/lib/schema/site'
import styles from './BlogClose.module.scss'

interface BlogCloseProps {
  heading: string
  text: string
  bookLabel: string
  email: ContactLink
}

/** After the last article: come and see for yourself. */
export function BlogClose({ heading, text, bookLabel, email }: BlogCloseProps) {
  return (
    <section className={styles.band}>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p className={styles.lede}>{text}</p>
      </div>
      <div className={styles.actions}>
        <Link href="/book" look="primary" secondaryOnPhones>
          {bookLabel}
        </Link>
        <Link href={email.href} look="text">
          {email.display}
        </Link>
      </div>
    </section>
  )
}
