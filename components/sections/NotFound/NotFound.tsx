import { Main } from '@/components/site/Main'
import { Link } from '@/components/ui/Link/Link'
import { notFound } from '@/content/not-found'
import parts from '@/components/ui/parts.module.scss'
import styles from './NotFound.module.scss'

/**
 * The 404 page: what it is, and a link home; the page script logs the path (requirements §2). It must stay small, because Next
 * writes it into the payload of every page.
 */
export const NotFound = () => (
  <Main>
    <section className={parts.page} data-unknown-path>
      <h1 className={styles.heading}>
        <span className={styles.figure}>{notFound.figure}</span> <span>{notFound.heading}</span>
      </h1>
      <Link href="/" look="secondary">
        {notFound.linkLabel}
      </Link>
    </section>
  </Main>
)
