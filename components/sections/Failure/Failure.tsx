import { Button } from '@/components/ui/Button/Button'
import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import type { FailureWords } from '@/lib/schema/page'
import type { Contact } from '@/lib/schema/site'
import parts from '@/components/ui/parts.module.scss'
import styles from './Failure.module.scss'

interface FailureProps extends FailureWords {
  contact: Pick<Contact, 'phone' | 'email'>
}

/** Replaces the content of a page whose script has failed: another try, and how to reach us. */
export function Failure({ heading, text, reload, contact }: FailureProps) {
  return (
    <section className={styles.page} role="alert">
      <h1>{heading}</h1>
      <p className={`${parts.lede} ${styles.text}`}>{text}</p>
      <Button onClick={() => location.reload()}>{reload}</Button>
      <address className={styles.contact}>
        <ContactLinks contact={contact} look="text" />
      </address>
    </section>
  )
}
