import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { Link } from '@/components/ui/Link/Link'
import { longDate } from '@/lib/format'
import type { LegalPage } from '@/lib/schema/page'
import type { Site } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './LegalText.module.scss'

interface LegalTextProps {
  page: LegalPage
  contact: Pick<Site, 'phone' | 'email'>
  /** The legal details of the business that the owner has filled in. */
  identity: readonly string[]
  /** ISO date of the last change of the page. */
  changed: string
}

/** A legal page: sections under headings, and the date of the last change. */
export function LegalText({ page, contact, identity, changed }: LegalTextProps) {
  const { heading, lede, dateLabel, sections } = page
  return (
    <div className={parts.page}>
      <div className={styles.head}>
        <h1>{heading}</h1>
        <p className={`${parts.lede} ${parts.measure} ${parts.top20}`}>{lede}</p>
        <p className={`${parts.small} ${parts.top16}`}>
          {`${dateLabel} `}
          <time dateTime={changed}>{longDate(changed)}</time>
        </p>
      </div>
      {sections.map(({ heading, paragraphs = [], items = [], link, ...has }) => (
        <section key={heading} className={`${parts.fourEight} ${styles.section}`}>
          <h2 className={parts.h3}>{heading}</h2>
          <div className={`${parts.measure} ${styles.text}`}>
            {[...paragraphs, ...(has.identity ? identity : [])].map((text) => (
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
            {has.contact && (
              <p>
                <ContactLinks contact={contact} look="text" />
              </p>
            )}
          </div>
        </section>
      ))}
    </div>
  )
}
