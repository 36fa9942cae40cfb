import { WaterText } from '@/components/ui/WaterText'
import { CopyButton, CopyOutcome } from '@/components/ui/Copy/Copy'
import { Figure } from '@/components/ui/Figure/Figure'
import { listing } from '@/content/blog/listing'
import { absoluteUrl, articlePath } from '@/lib/site/pages'
import { longDate } from '@/lib/format'
import type { Article as ArticleData } from '@/lib/schema'
import { ArticleText } from '../ArticleText/ArticleText'
import parts from '@/components/ui/parts.module.scss'
import styles from './Article.module.scss'

/** Where the lead picture is on desktops: across the whole viewport, in the right columns, or in the left columns. */
const layouts = ['wide', 'right', 'left'] as const

/**
 * The layout of an article, from its index in the list of all articles. It is the same on `/blogs` and on the article's
 * own page, and two neighbours on `/blogs` always differ.
 *
 * @example layoutOf(3) // 'wide', as layoutOf(0)
 */
export const layoutOf = (index: number) => layouts[index % layouts.length]!

interface ArticleProps {
  article: ArticleData
  layout: (typeof layouts)[number]
  /** The origin of the site, from which the shared URL is built. */
  siteUrl: string
  /** On the article's own page, where its title is the `h1`. */
  standalone?: boolean
}

/** One article in full, at `/blogs#{slug}` and at `/blogs/{slug}` (requirements §2). */
export function Article(props: ArticleProps) {
  const { article, layout, siteUrl, standalone } = props
  const { slug, title, date, byline, readingTime, standfirst, picture, highlights } = article
  const isWide = layout === 'wide'
  const url = absoluteUrl(siteUrl, articlePath(slug))
  const heading = `${slug}-title`
  const [Title, Subheading] = standalone ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
  return (
    <article
      id={slug}
      className={styles.article}
      data-layout={layout}
      data-standalone={standalone}
      aria-labelledby={heading}
    >
      <div className={styles.picture}>
        <Figure
          picture={picture}
          sizes={isWide ? '100vw' : '(min-width: 64em) 57vw, 100vw'}
          uprightSizes={isWide ? '100vw' : undefined}
          priority={standalone ? 'high' : 'low'}
        />
      </div>
      <div className={styles.header}>
        {/* The space keeps title and date apart for programs that read the text without its boxes. */}
        <Title id={heading}>{title}</Title>{' '}
        <p className={`${parts.small} ${parts.top12}`}>
          <time dateTime={date}>{longDate(date)}</time>
          {` · ${byline} · `}
          <span className={parts.together}>{readingTime}</span>
        </p>
        <p className={`${parts.standfirst} ${parts.top16} ${styles.standfirst}`}>
          <WaterText>{standfirst}</WaterText>
        </p>
      </div>
      <div className={styles.notes}>
        <Subheading className={parts.entry}>{listing.highlightsHeading}</Subheading>
        <ul className={parts.top12}>
          {highlights.map((text) => (
            <li key={text} className={`${parts.note} ${styles.highlight}`}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.body}>
        <ArticleText {...article} Heading={Subheading} />
      </div>
      <div className={`${parts.top20} ${styles.share}`} data-needs-script>
        <CopyButton text={url} share={{ title, url }} words={listing.share}>
          {listing.share.label}
        </CopyButton>{' '}
        <CopyOutcome id={`${slug}-shared`} rows={2} />
      </div>
    </article>
  )
}
