import { Link } from '@/components/ui/Link/Link'
import { Photo } from '@/components/ui/Photo/Photo'
import { WordSpace } from '@/components/ui/VisuallyHidden/VisuallyHidden'
import { listing } from '@/content/blog/listing'
import type { Article, Picture } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './ArticleIndex.module.scss'

interface ArticleIndexProps {
  picture: Picture
  articles: readonly Article[]
}

/** The top of `/blogs`: heading, introduction, and a table of contents that links to each article below. */
export function ArticleIndex({ picture, articles }: ArticleIndexProps) {
  const { heading, lede, contents } = listing
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p className={`${parts.lede} ${parts.top16} ${styles.lede}`}>{lede}</p>
        <nav className={styles.contents} aria-label={contents}>
          <ul className={parts.rows}>
            {articles.map(({ slug, title, readingTime }) => (
              <li key={slug}>
                <Link href={`#${slug}`} className={styles.link}>
                  <span className={`${parts.entry} ${styles.title}`}>{title}</span>
                  <WordSpace />
                  <span className={`${parts.small} ${styles.time}`}>{readingTime}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.picture}>
        <Photo
          picture={picture}
          priority="high"
          sizes="(min-width: 64em) max(54vw, clamp(780px, 150vh - 165px, 1140px)), 100vw"
        />
      </div>
    </section>
  )
}
