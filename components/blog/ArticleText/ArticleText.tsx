import { Figure } from '@/components/ui/Figure/Figure'
import type { Article } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './ArticleText.module.scss'

interface ArticleTextProps extends Pick<Article, 'slug' | 'Content' | 'secondPicture'> {
  /** Of the subheadings, one below the title of the article. */
  Heading: 'h2' | 'h3'
}

/**
 * The paragraphs of an article, its subheadings and its second picture, which stands where the MDX file has `<SecondPicture />`.
 */
export function ArticleText({ slug, Content, secondPicture, Heading }: ArticleTextProps) {
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
          SecondPicture: () =>
            secondPicture && (
              <div className={`${parts.top44} ${styles.picture}`}>
                <Figure picture={secondPicture} sizes="(min-width: 64em) 55vw, 100vw" />
              </div>
            ),
        }}
      />
    </div>
  )
}
