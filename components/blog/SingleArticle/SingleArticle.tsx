import { Article, type ArticleProps } from '../Article/Article'
import styles from './SingleArticle.module.scss'

/** An article on its own page, `/blogs/{slug}`, in the same layout as on `/blogs`. */
export function SingleArticle(props: Omit<ArticleProps, 'standalone'>) {
  return (
    <div className={styles.page}>
      <Article {...props} standalone />
    </div>
  )
}
