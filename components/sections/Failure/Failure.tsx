import { Button } from '@/components/ui/Button/Button'
import { Link } from '@/components/ui/Link/Link'
import type { FailureWords } from '@/lib/schema/page'
import type { Contact } from '@/lib/schema/site'
import styles from './Failure.module.scss'

interface FailureProps extends FailureWords {
  contact: Contact
}

/** Replaces the content of a page whose script has failed: another try, and how to reach us. */
export function Failure({ heading, text, reload, contact: { phone, email } }: FailureProps) {
  return (
    <section className={styles.page} role="alert">
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <Button onClick={() => location.reload()}>{reload}</Button>
      <address className={styles.contact}>
        <Link href={phone.href} look="text">
          {phone.display}
        </Link>
        <Link href={email.href} look="text">
          {email.display}
        </Link>
      </address>
    </section>
  )
}
