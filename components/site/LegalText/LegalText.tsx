import type { MDXProps } from 'mdx/types'
import type { ComponentType, ReactNode } from 'react'
import { identityOf } from '@/components/site/identity'
import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { Link } from '@/components/ui/Link/Link'
import { legalWords } from '@/content/navigation'
import { longDate } from '@/lib/format'
import type { Site } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './LegalText.module.scss'

/** A legal text in `content`. */
export interface LegalFile {
  heading: string
  lede: string
  /** The sections. `<Contact />` stands for phone and email, `<Identity />` for the legal details. */
  default: ComponentType<MDXProps>
}

/** Sections under headings, and the date of the last change, an ISO date. */
export function LegalText({ text, site, changed }: { text: LegalFile; site: Site; changed: string }) {
  const { heading, lede, default: Content } = text
  return (
    <div className={parts.page}>
      <div className={`${parts.stack} ${styles.head}`}>
        <h1>{heading}</h1>
        <p className={parts.lede}>{lede}</p>
        <p className={parts.small}>
          {`${legalWords.reviewed} `}
          <time dateTime={changed}>{longDate(changed)}</time>
        </p>
      </div>
      <Content
        components={{
          Section,
          Contact: () => (
            <p>
              <ContactLinks contact={site} look="text" />
            </p>
          ),
          Identity: () => identityOf(site.owner).map((text) => <p key={text}>{text}</p>),
          a: ({ href = '', children }) => (
            <Link href={href} look="text">
              {children}
            </Link>
          ),
        }}
      />
    </div>
  )
}

const Section = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={`${parts.halves} ${styles.section}`}>
    <h2 className={parts.h3}>{heading}</h2>
    <div className={`${parts.stack} ${styles.text}`}>{children}</div>
  </section>
)
