import { Link } from '@/components/ui/Link/Link'
import { Rows } from '@/components/ui/Rows/Rows'
import { mailAddress } from '@/lib/booking/mailto'
import { priceRows, type Offers } from '@/lib/booking/offer'
import type { WithoutScriptWords } from '@/lib/schema/booking'
import type { Contact } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './WithoutScript.module.scss'

interface WithoutScriptProps extends WithoutScriptWords {
  offers: Offers
  contact: Contact
}

/** Replaces the form where no script runs, and says how to book by phone and email. */
export function WithoutScript({ offers, contact, ...words }: WithoutScriptProps) {
  return (
    <noscript>
      <div className={`${parts.measure} ${styles.block}`}>
        <h2 className={parts.h3}>{words.heading}</h2>
        <p>{words.text}</p>
        <p className={styles.typed}>{words.typed}</p>
        <Rows look="leader" rows={priceRows(Object.values(offers), words.prices)} />
        <p className={parts.buttons} data-screen-only>
          <Link look="primary" href={mailAddress(contact.email.display, words.subject, words.body)}>
            {words.emailLabel}
          </Link>
          <Link look="secondary" href={contact.phone.href}>
            {contact.phone.display}
          </Link>
        </p>
      </div>
    </noscript>
  )
}
