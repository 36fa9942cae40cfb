import type { Article as ArticleData } from '@/lib/schema/article'
import { Article, type ArticleProps } from '../Article/Article'
import { layoutOf } from '../layout-of'
import styles from './Articles.module.scss'

type ArticlesProps = Pick<ArticleProps, 'highlightsHeading' | 'chart' | 'extract' | 'share' | 'siteUrl'> & {
  articles: readonly ArticleData[]
}

/** All articles in full, one below the other. */
export function Articles({ articles, ...shared }: ArticlesProps) {
  return (
    <div className={styles.articles}>
      {articles.map((article, index) => (
        <Article key={article.slug} article={article} layout={layoutOf(index)} {...shared} />
      ))}
    </div>
  )
}
