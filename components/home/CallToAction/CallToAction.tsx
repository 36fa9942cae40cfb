import { Fragment } from 'react'
import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { Link } from '@/components/ui/Link/Link'
import { Photo } from '@/components/ui/Photo/Photo'
import { home } from '@/content/home'
import type { Contact, Picture } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './CallToAction.module.scss'

interface CallToActionProps {
  picture: Picture
  contact: Contact
}

/** The end of the home page: book by phone, email or the form. */
export function CallToAction({ picture, contact }: CallToActionProps) {
  const { heading, text, bookLabel } = home.callToAction
  return (
    <section className={`${parts.deep} ${styles.section}`}>
      <div className={styles.picture}>
        <Photo picture={picture} sizes="(min-width: 64em) 59vw, 100vw" />
      </div>
      <div className={`${parts.stack} ${styles.text}`}>
        <h2>
          {heading.split(/(?<=\.) /).map((sentence) => (
            <Fragment key={sentence}>
              <span className={styles.sentence}>{sentence}</span>{' '}
            </Fragment>
          ))}
        </h2>
        <p className={parts.lede}>{text}</p>
        <p>
          <ContactLinks contact={contact} look="large" />
        </p>
        <Link href="/book" look="primary" onPhones="secondary">
          {bookLabel}
        </Link>
      </div>
    </section>
  )
}
