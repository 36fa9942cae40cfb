import { Link } from '@/components/ui/Link/Link'
import { booking } from '@/content/booking'
import { emailLink, phoneLink } from '@/lib/contact'
import type { Contact } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './BookingForm.module.scss'

/** Replaces the form where no script runs, and says how to book by phone and email. */
export function WithoutScript({ phone, email }: Pick<Contact, 'phone' | 'email'>) {
  const { heading, text, email: label, subject, body } = booking.withoutScript
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  return (
    <noscript>
      <div className={`${parts.measure} ${styles.withoutScript}`}>
        <h2 className={parts.h3}>{heading}</h2>
        <p>{text}</p>
        <p className={parts.buttons}>
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
