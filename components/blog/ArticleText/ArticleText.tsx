import type { Article } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './ArticleText.module.scss'

interface ArticleTextProps extends Pick<Article, 'slug' | 'Content'> {
  /** Of the subheadings, one below the title of the article. */
  Heading: 'h2' | 'h3'
}

/** The paragraphs of an article and its subheadings. */
export function ArticleText({ slug, Content, Heading }: ArticleTextProps) {
  return (
    <div className={styles.text}>
      <Content
        components={{
          h2: ({ id = '', children }) => (
            <Heading id={Heading === 'h2' ? id : `${slug}-${id}`} className={`${parts.h4} ${styles.heading}`}>
              {children}
            </Heading>
          ),
          // A figure with its unit.
          span: ({ children }) => <span className={parts.together}>{children}</span>,
        }}
      />
    </div>
  )
}
