import { Link } from '../Link/Link'
import { emailLink, phoneLink } from '@/lib/contact'
import type { Contact } from '@/lib/schema'
import styles from './ContactLinks.module.scss'

interface ContactLinksProps {
  contact: Pick<Contact, 'phone' | 'email'>
  /** `large`: in serif, below each other; a long address breaks after its @. `text`: text links, beside each other from tablet width. */
  look?: 'large' | 'text'
  /** In place of a look, of each link: the parent lays them out. */
  className?: string
}

/** The phone number and the email address as links with large targets. */
export function ContactLinks({ contact: { phone, email }, look, className }: ContactLinksProps) {
  const [name, domain] = email.split('@')
  const ways = { [phone]: phoneLink(phone), [email]: emailLink(email) }
  const links = Object.entries(ways).map(([text, href]) => (
    <Link
      key={href}
      href={href}
      look={look === 'text' ? 'text' : undefined}
      className={look === 'large' ? styles.link : className}
    >
      {look === 'large' && text === email ? [`${name}@`, <wbr key="@" />, domain] : text}
    </Link>
  ))
  if (className) return links
  return <span className={look === 'text' ? `${styles.links} ${styles.texts}` : styles.links}>{links}</span>
}
