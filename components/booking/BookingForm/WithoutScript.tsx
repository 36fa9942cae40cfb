import { Link } from '@/components/ui/Link/Link'
import { booking } from '@/content/booking'
import { namesOf, type Offers } from '@/lib/booking/stay'
import { emailLink, phoneLink } from '@/lib/contact'
import { fill } from '@/lib/format'
import type { Contact } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './BookingForm.module.scss'

interface WithoutScriptProps extends Pick<Contact, 'phone' | 'email'> {
  offers: Offers
}

/** Replaces the form where no script runs, and says how to book by phone and email. */
export function WithoutScript({ phone, email, offers }: WithoutScriptProps) {
  const { heading, email: label, subject } = booking.withoutScript
  const either = namesOf(offers, 'or')
  const text = fill(booking.withoutScript.text, { either })
  const body = fill(booking.withoutScript.body, { either }).replaceAll('\n', '\r\n')
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return (
    <noscript>
      <div className={styles.withoutScript}>
        <h2 className={parts.h3}>{heading}</h2>
        <p>{text}</p>
        <p className={styles.buttons}>
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
