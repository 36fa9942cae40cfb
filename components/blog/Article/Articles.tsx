import type { Article as ArticleData } from '@/lib/schema/article'
import { Article, layoutOf, type ArticleProps } from './Article'
import styles from './Articles.module.scss'

type ArticlesProps = Omit<ArticleProps, 'article' | 'layout' | 'standalone'> & {
  articles: readonly ArticleData[]
}

/** All articles in full, one below the other. */
export const Articles = ({ articles, ...shared }: ArticlesProps) => (
  <div className={styles.articles}>
    {articles.map((article, index) => (
      <Article key={article.slug} article={article} layout={layoutOf(index)} {...shared} />
    ))}
  </div>
)

/** An article on its own page, `/blogs/{slug}`, in the same layout as on `/blogs`. */
export const SingleArticle = (props: Omit<ArticleProps, 'standalone'>) => (
  <div className={styles.page}>
    <Article {...props} standalone />
  </div>
)
