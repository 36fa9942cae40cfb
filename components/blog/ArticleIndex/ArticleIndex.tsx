import { Link } from '@/components/ui/Link/Link'
import { listing } from '@/content/blog/listing'
import { fill } from '@/lib/format'
import type { Article } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './ArticleIndex.module.scss'

/** The top of `/blogs`: heading, introduction, and a table of contents that links to each article below. */
export function ArticleIndex({ articles }: { articles: readonly Article[] }) {
  const { heading, lede, contents } = listing
  return (
    <section className={styles.section}>
      <div>
        <h1>{heading}</h1>
        <p className={`${parts.lede} ${parts.top16} ${styles.lede}`}>{lede}</p>
      </div>
      <nav className={styles.contents} aria-label={contents}>
        <ul className={parts.rows}>
          {articles.map(({ slug, title, readingTime }) => (
            <li key={slug}>
              <Link href={`#${slug}`} className={styles.link}>
                <span className={`${parts.entry} ${styles.title}`}>{title}</span>
                <span className={parts.space}> </span>
                <span className={`${parts.small} ${styles.time}`}>
                  {fill(listing.readingTime, { minutes: readingTime })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
