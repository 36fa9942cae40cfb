import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { Link } from '@/components/ui/Link/Link'
import { Logo } from '@/components/ui/Logo/Logo'
import { footerNote } from '@/components/ui/visualisations'
import { footerWords as words, footLinks } from '@/content/navigation'
import { quickLinks } from '@/content/quick-links'
import type { Picture, Site } from '@/lib/schema'
import { identityOf } from '../identity'
import parts from '@/components/ui/parts.module.scss'
import styles from './Footer.module.scss'

interface FooterProps {
  site: Site
  /** All pictures of the site. */
  pictures: readonly Pick<Picture, 'rendered'>[]
}

const link = (label: string, href: string) => (
  <Link key={href} href={href} className={styles.link}>
    {label}
  </Link>
)
const listed = (label: string, href: string) => <li key={href}>{link(label, href)}</li>

/** The footer of every page (requirements §2). */
export function Footer({ site, pictures }: FooterProps) {
  const identity = identityOf(site.owner)
  const pictureNote = footerNote(pictures)
  return (
    <footer className={`${parts.deep} ${styles.footer}`}>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.heading}>{words.contact}</h2>
          <address className={styles.address}>
            <ContactLinks contact={site} className={styles.link} />
            <span className={styles.link}>{site.location}</span>
          </address>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className={styles.heading}>
            {words.quickLinks}
          </h2>
          <ul>{quickLinks.map(({ label, href }) => listed(label, href))}</ul>
        </nav>
        <div>
          <Logo name={site.name} />
          <p className={styles.description}>{site.description}</p>
          {site.socials && (
            <ul className={parts.links}>{site.socials.map(({ name, href }) => listed(name, href))}</ul>
          )}
        </div>
      </div>
      <p className={`${parts.small} ${parts.links} ${styles.foot}`}>
        <span>{['©', site.copyrightYear, site.name].filter(Boolean).join(' ')}</span>
        {pictureNote && <span>{pictureNote}</span>}
        <span className={parts.links}>
          {footLinks.map(({ label, href }) => link(label, href))}
          {site.agency && link(site.agency.name, site.agency.href)}
        </span>
      </p>
      {identity.length > 0 && <p className={`${parts.small} ${styles.identity}`}>{identity.join(' ')}</p>}
    </footer>
  )
}
