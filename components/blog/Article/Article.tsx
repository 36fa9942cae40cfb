import { ChartText } from '@/components/ui/ChartText/ChartText'
import { Figure } from '@/components/ui/Figure/Figure'
import { longDate } from '@/lib/format'
import type { Article as ArticleData } from '@/lib/types/article'
import styles from './Article.module.scss'

/** On desktops: `a` under a picture as wide as the window, `b` with its picture at the right, `c` at the left. */
export type ArticleLayout = 'a' | 'b' | 'c'

const pictureSizes: Record<ArticleLayout, string> = {
  a: '100vw',
  b: '(min-width: 1024px) 57vw, 100vw',
  c: '(min-width: 1024px) 57vw, 100vw',
}

interface ArticleProps {
  article: ArticleData
  layout: ArticleLayout
  /** Over the highlights: `Good to know` */
  highlightsHeading: string
}

/** A whole article, reached at `/blogs#{slug}`. */
export function Article({ article, layout, highlightsHeading }: ArticleProps) {
  const { slug, title, date, author, readingTime, standfirst, picture, Content, highlights } = article
  return (
    <article id={slug} className={styles.article} data-layout={layout}>
      <div className={styles.picture}>
        <Figure
          picture={picture}
          sizes={pictureSizes[layout]}
          uprightSizes={layout === 'a' ? '100vw' : undefined}
        />
      </div>
      <header className={styles.header}>
        <h2>{title}</h2>
        <p className={styles.meta}>
          <time dateTime={date}>{longDate(date)}</time>
          {` · by ${author} · ${readingTime}\u00a0min read`}
        </p>
        <p className={styles.standfirst}>
          <ChartText>{standfirst}</ChartText>
        </p>
      </header>
      <div className={styles.body}>
        <Content />
      </div>
      <div className={styles.notes}>
        <h3 className={styles.notesHeading}>{highlightsHeading}</h3>
        <ol className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ol>
      </div>
    </article>
  )
}
