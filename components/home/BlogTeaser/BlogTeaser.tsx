import { ArticleTeaser } from '@/components/blog/ArticleTeaser/ArticleTeaser'
import { Link } from '@/components/ui/Link/Link'
import { home } from '@/content/home'
import type { Article } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './BlogTeaser.module.scss'

/** The newest articles of the blog: the first one large. */
export function BlogTeaser({ articles }: { articles: readonly Article[] }) {
  const { heading, linkLabel } = home.articles
  const [lead, ...others] = articles
  return (
    <section className={parts.section}>
      <div className={parts.head}>
        <h2>{heading}</h2>
        <Link href="/blogs" look="text">
          {linkLabel}
        </Link>
      </div>
      <div className={`${parts.halves} ${styles.columns}`}>
        {lead && <ArticleTeaser article={lead} lead />}
        {others.length > 0 && (
          <div className={styles.others}>
            {others.map((article) => (
              <ArticleTeaser key={article.slug} article={article} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
