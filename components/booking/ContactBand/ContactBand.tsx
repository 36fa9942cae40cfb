import { Link } from '@/components/ui/Link/Link'
import type { Contact } from '@/lib/schema/site'
import styles from './ContactBand.module.scss'

interface ContactBandProps {
  heading: string
  text: string
  contact: Contact
}

/** The contact details on the booking page. Every “Contact” link of the site leads here. */
export function ContactBand({ heading, text, contact: { phone, email, location } }: ContactBandProps) {
  return (
    <section className={styles.band} id="contact" tabIndex={-1} aria-labelledby="contact-heading">
      <div>
        <h2 id="contact-heading">{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <address className={styles.contact}>
        <Link href={phone.href} className={styles.link}>
          {phone.display}
        </Link>
        <Link href={email.href} className={styles.link}>
          {email.display}
        </Link>
        <span className={styles.location}>{location}</span>
      </address>
    </section>
  )
}
