import { Figure } from '@/components/ui/Figure/Figure'
import { numbered } from '@/lib/numbered'
import type { Article } from '@/lib/schema'
import { PlaceNumber } from '../PlaceNumber/PlaceNumber'
import parts from '@/components/ui/parts.module.scss'
import styles from './ArticleText.module.scss'

interface ArticleTextProps extends Pick<Article, 'slug' | 'Content' | 'secondPicture'> {
  /** Of the subheadings, one below the title of the article. */
  Heading: 'h2' | 'h3'
}

/**
 * The paragraphs of an article, its subheadings and its second picture. In the MDX file a subheading is `## 2. The shore
 * path`, where the number is that of a place on the chart, and `<SecondPicture />` stands where the picture belongs.
 */
export function ArticleText({ slug, Content, secondPicture, Heading }: ArticleTextProps) {
  return (
    <div className={styles.text} data-paper="article columns">
      <Content
        components={{
          h2: ({ id = '', children }) => {
            const { number, text } = numbered(String(children))
            return (
              <Heading
                id={Heading === 'h2' ? id : `${slug}-${id}`}
                className={`${parts.h4} ${styles.heading}`}
              >
                {number !== undefined && <PlaceNumber number={number} />}
                {number === undefined ? text : ` ${text}`}
              </Heading>
            )
          },
          // A figure with its unit.
          span: ({ children }) => <span className={parts.together}>{children}</span>,
          SecondPicture: () =>
            secondPicture && (
              <div className={`${parts.top44} ${styles.picture}`} data-screen-only>
                <Figure picture={secondPicture} sizes="(min-width: 64em) 55vw, 100vw" />
              </div>
            ),
        }}
      />
    </div>
  )
}
