import { Link } from '@/components/ui/Link/Link'
import type { Contact } from '@/lib/schema/site'
import styles from './ContactBand.module.scss'

interface ContactBandProps {
  heading: string
  text: string
  contact: Contact
}

/** For those who would rather talk: where every "Contact" on the site leads. */
export function ContactBand({ heading, text, contact: { phone, email, location } }: ContactBandProps) {
  return (
    <section className={styles.band} id="contact" tabIndex={-1} aria-labelledby="contact-heading">
      <div>
        <h2 id="contact-heading">{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <address className={styles.ways}>
        <Link href={phone.href} className={styles.way}>
          {phone.display}
        </Link>
        <Link href={email.href} className={styles.way}>
          {email.display}
        </Link>
        <span className={styles.location}>{location}</span>
      </address>
    </section>
  )
}
