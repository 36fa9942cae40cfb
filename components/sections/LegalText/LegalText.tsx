import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { Link } from '@/components/ui/Link/Link'
import { longDate } from '@/lib/format'
import { identity } from '@/lib/site/legal-details'
import type { LegalPage, LegalSection } from '@/lib/schema/page'
import type { Site } from '@/lib/schema/site'
import styles from './LegalText.module.scss'

type Whose = Pick<Site, 'phone' | 'email' | 'owner'>

interface LegalTextProps {
  page: LegalPage
  site: Whose
  /** ISO date of the last change of the page. */
  changed: string
}

/** A legal page: sections under headings, and the date of the last change. */
export function LegalText({ page: { heading, lede, dateLabel, sections }, site, changed }: LegalTextProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{heading}</h1>
        <p className={styles.lede}>{lede}</p>
        <p className={styles.date}>
          {`${dateLabel} `}
          <time dateTime={changed}>{longDate(changed)}</time>
        </p>
      </header>
      {sections.map((section) => (
        <Section key={section.heading} section={section} site={site} />
      ))}
    </div>
  )
}

function Section({ section, site }: { section: LegalSection; site: Whose }) {
  const { heading, paragraphs = [], items = [], link } = section
  const facts = section.identity ? identity(site.owner) : []
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.text}>
        {[...paragraphs, ...facts].map((text) => (
          <p key={text}>{text}</p>
        ))}
        {items.length > 0 && (
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {link && (
          <Link href={link.href} look="text">
            {link.label}
          </Link>
        )}
        {section.contact && (
          <p>
            <ContactLinks contact={site} look="text" />
          </p>
        )}
      </div>
    </section>
  )
}
