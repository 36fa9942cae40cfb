import { ChartText } from '@/components/ui/ChartText/ChartText'
import { Figure } from '@/components/ui/Figure/Figure'
import { Link } from '@/components/ui/Link/Link'
import { absoluteUrl } from '@/lib/absolute-url'
import { articlePath } from '@/lib/article-page'
import { longDate } from '@/lib/format'
import type { Article as ArticleData, ShareWords } from '@/lib/schema/article'
import { Share } from '../Share/Share'
import styles from './Article.module.scss'

/** On desktops: `a` under a picture as wide as the window, `b` with its picture at the right, `c` at the left. */
export type ArticleLayout = 'a' | 'b' | 'c'

export interface ArticleProps {
  article: ArticleData
  layout: ArticleLayout
  /** Over the highlights: `Good to know` */
  highlightsHeading: string
  share: ShareWords
  /** Origin of the site, for the address that is shared. */
  siteUrl: string
  /** On a page of its own, which it heads. */
  alone?: boolean
}

/** A whole article, reached at `/blogs#{slug}` and at `/blogs/{slug}`. */
export function Article({ article, layout, highlightsHeading, share, siteUrl, alone }: ArticleProps) {
  const { slug, title, date, author, readingTime, standfirst, picture, Content, highlights } = article
  const path = articlePath(slug)
  const isWide = layout === 'a'
  const url = absoluteUrl(siteUrl, path)
  const [Title, NotesHeading] = alone ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
  return (
    <article id={slug} className={styles.article} data-layout={layout} data-alone={alone}>
      <div className={styles.picture}>
        <Figure
          picture={picture}
          sizes={isWide ? '100vw' : '(min-width: 1024px) 57vw, 100vw'}
          uprightSizes={isWide ? '100vw' : undefined}
          priority={alone ? 'high' : 'low'}
        />
      </div>
      <header className={styles.header}>
        <Title>{title}</Title>
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
        <NotesHeading className={styles.notesHeading}>{highlightsHeading}</NotesHeading>
        <ol className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ol>
      </div>
      <div className={styles.share}>
        <Share title={title} url={url} words={share} />
        <Link href={path} className={styles.address}>
          {url.replace('https://', '')}
        </Link>
      </div>
    </article>
  )
}
