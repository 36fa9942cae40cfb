import type { Article as ArticleData } from '@/lib/schema/article'
import { Article, layoutOf, type ArticleProps } from '../Article/Article'
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
