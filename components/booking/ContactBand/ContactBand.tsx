import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { booking } from '@/content/booking'
import type { Contact } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './ContactBand.module.scss'

interface ContactBandProps {
  contact: Contact
  /** Who answers. */
  host?: string
}

/** The contact details on the booking page. Every “Contact” link of the site leads here. */
export function ContactBand({ contact, host }: ContactBandProps) {
  return (
    <section className={styles.band} id="contact" tabIndex={-1} aria-labelledby="contact-heading">
      <div className={styles.words}>
        <h2 id="contact-heading">{booking.contact.heading}</h2>
        <p>{booking.contact.text}</p>
        {host && <p>{host}</p>}
      </div>
      <address className={styles.links}>
        <ContactLinks contact={contact} look="large" />
        <p className={parts.small}>{contact.location}</p>
      </address>
    </section>
  )
}
