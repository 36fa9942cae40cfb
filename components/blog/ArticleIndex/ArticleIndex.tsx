import { Link } from '@/components/ui/Link/Link'
import { listing } from '@/content/blog/listing'
import type { Article } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './ArticleIndex.module.scss'

/** The top of `/blogs`: heading, introduction, and a table of contents that links to each article below. */
export function ArticleIndex({ articles }: { articles: readonly Article[] }) {
  const { heading, lede, contents } = listing
  return (
    <section className={`${parts.halves} ${styles.section}`}>
      <div className={parts.stack}>
        <h1>{heading}</h1>
        <p className={parts.lede}>{lede}</p>
      </div>
      <nav className={styles.contents} aria-label={contents}>
        <ul className={parts.rows}>
          {articles.map(({ slug, title, note }) => (
            <li key={slug}>
              <Link href={`#${slug}`} look="quiet" className={styles.link}>
                <span className={parts.entry}>{title}</span>
                <span className={parts.space}> </span>
                <span className={parts.small}>{note}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
