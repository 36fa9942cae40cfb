import { Article, type ArticleProps } from '../Article/Article'
import styles from './SingleArticle.module.scss'

/** An article on a page of its own, laid out as it is in the list. */
export function SingleArticle(props: Omit<ArticleProps, 'alone'>) {
  return (
    <div className={styles.sheet}>
      <Article {...props} alone />
    </div>
  )
}
