import type { Article as ArticleData } from '@/lib/types/article'
import { Article, type ArticleLayout } from '../Article/Article'
import styles from './Articles.module.scss'

const layouts: readonly ArticleLayout[] = ['a', 'b', 'c']

interface ArticlesProps {
  articles: readonly ArticleData[]
  highlightsHeading: string
}

/** All articles, one after another; no two neighbours are laid out alike. */
export function Articles({ articles, highlightsHeading }: ArticlesProps) {
  return (
    <div className={styles.articles}>
      {articles.map((article, index) => (
        <Article
          key={article.slug}
          article={article}
          layout={layouts[index % layouts.length]!}
          highlightsHeading={highlightsHeading}
        />
      ))}
    </div>
  )
}
