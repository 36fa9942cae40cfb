import { Main } from '@/components/site/Main'
import { Link } from '@/components/ui/Link/Link'
import { PageScript } from '@/components/ui/PageScript'
import { notFound } from '@/content/not-found'
import parts from '@/components/ui/parts.module.scss'

/**
 * The 404 page: what it is, and a link home; the page script logs the path (requirements §2). Next writes it into the payload of
 * every page, so it must stay small; a style sheet of its own would be preloaded on every page under `next dev`.
 */
export const NotFound = () => (
  <Main>
    <PageScript />
    <section className={`${parts.page} ${parts.notFound}`} data-unknown-path>
      <h1 className={parts.h2}>
        <span>{notFound.figure}</span> <span>{notFound.heading}</span>
      </h1>
      <Link href="/" look="secondary">
        {notFound.linkLabel}
      </Link>
    </section>
  </Main>
)
