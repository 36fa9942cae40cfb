import { Link } from '@/components/ui/Link/Link'
import { listing } from '@/content/blog/listing'
import { emailLink } from '@/lib/contact'
import parts from '@/components/ui/parts.module.scss'
import styles from './BlogCallToAction.module.scss'

interface BlogCallToActionProps {
  /** Default: the general one. */
  heading?: string
  email: string
}

/** The call to action at the end of the blog pages: book, or write an email (requirements §2). */
export function BlogCallToAction({ heading, email }: BlogCallToActionProps) {
  const { text, bookLabel } = listing.callToAction
  return (
    <section className={`${parts.shoal} ${styles.band}`}>
      <div className={parts.stack}>
        <h2>{heading ?? listing.callToAction.heading}</h2>
        <p className={parts.lede}>{text}</p>
      </div>
      <div className={`${parts.links} ${styles.actions}`}>
        <Link href="/book" look="primary" onPhones="secondary">
          {bookLabel}
        </Link>
        <Link href={emailLink(email)} look="text">
          {email}
        </Link>
      </div>
    </section>
  )
}
