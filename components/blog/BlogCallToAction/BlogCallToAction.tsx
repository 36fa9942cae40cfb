import { EmailText } from '@/components/ui/EmailText'
import { Link } from '@/components/ui/Link/Link'
import type { Listing } from '@/lib/schema/article'
import type { ContactLink } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './BlogCallToAction.module.scss'

type BlogCallToActionProps = Listing['callToAction'] & { email: ContactLink }

/** The call to action at the end of the blog pages: book, or write an email (requirements §2). */
export function BlogCallToAction({ heading, text, bookLabel, email }: BlogCallToActionProps) {
  return (
    <section className={`${parts.shoal} ${parts.sevenFive}`}>
      <div>
        <h2>{heading}</h2>
        <p className={`${parts.lede} ${parts.top12}`}>{text}</p>
      </div>
      <div className={styles.actions}>
        <Link href="/book" look="primary" onPhones="secondary">
          {bookLabel}
        </Link>
        <Link href={email.href} look="text" aria-label={email.display}>
          <EmailText>{email.display}</EmailText>
        </Link>
      </div>
    </section>
  )
}
