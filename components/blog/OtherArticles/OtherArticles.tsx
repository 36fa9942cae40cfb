import { Link } from '@/components/ui/Link/Link'
import { listing } from '@/content/blog/listing'
import { articlePath } from '@/lib/site/pages'
import type { Article } from '@/lib/schema'
import { ArticleTeaser } from '../ArticleTeaser/ArticleTeaser'
import parts from '@/components/ui/parts.module.scss'
import styles from './OtherArticles.module.scss'

/** Below an article on its own page: cards of the other articles, and a link to all of them. */
export function OtherArticles({ articles }: { articles: readonly Article[] }) {
  const { heading, linkLabel } = listing.others
  return (
    <section className={`${parts.section} ${parts.halves} ${styles.related}`}>
      <div>
        <h2>{heading}</h2>
        <Link href="/blogs" look="text">
          {linkLabel}
        </Link>
      </div>
      <div className={`${parts.stack} ${styles.articles}`}>
        {articles.map((article) => (
          <ArticleTeaser key={article.slug} article={article} href={articlePath(article.slug)} />
        ))}
      </div>
    </section>
  )
}
