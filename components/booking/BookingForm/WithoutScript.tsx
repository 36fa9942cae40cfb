import { Link } from '@/components/ui/Link/Link'
import { booking } from '@/content/booking'
import { either, type Offers } from '@/lib/booking/stay'
import { emailLink, phoneLink } from '@/lib/contact'
import { fill } from '@/lib/format'
import type { Contact } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './BookingForm.module.scss'

/** Replaces the form where no script runs, and says how to book by phone and email. */
export function WithoutScript({
  phone,
  email,
  offers,
}: Pick<Contact, 'phone' | 'email'> & { offers: Offers }) {
  const { heading, text, email: label, subject, body } = booking.withoutScript
  const names = { either: either(offers) }
  const lines = fill(body, names).replaceAll('\n', '\r\n')
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
  return (
    <noscript>
      <div className={styles.withoutScript}>
        <h2 className={parts.h3}>{heading}</h2>
        <p>{fill(text, names)}</p>
        <p>
          <Link look="primary" href={`${emailLink(email)}?${query}`}>
            {label}
          </Link>
          <Link look="secondary" href={phoneLink(phone)}>
            {phone}
          </Link>
        </p>
      </div>
    </noscript>
  )
}
