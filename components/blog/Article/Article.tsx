import { CopyButton, CopyOutcome } from '@/components/ui/Copy/Copy'
import { Figure } from '@/components/ui/Figure/Figure'
import { picture } from '@/content/photos/picture'
import { listing } from '@/content/blog/listing'
import { absoluteUrl, articlePath } from '@/lib/site/pages'
import { fill, longDate } from '@/lib/format'
import type { Article as ArticleData } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './Article.module.scss'
import text from './ArticleText.module.scss'

interface ArticleProps {
  article: ArticleData
  /** The origin of the site, from which the shared URL is built. */
  siteUrl: string
  /** On the article's own page, where its title is the `h1`. */
  standalone?: boolean
  /** Whether it is the first of its page. */
  isFirst?: boolean
}

/**
 * One article in full, at `/blogs#{slug}` and at `/blogs/{slug}` (requirements §2). The reader views of browsers find its longest
 * text, and keep the elements beside it that have the same class and hold a `p`: head, text and what stands beside.
 */
export function Article({ article, siteUrl, standalone, isFirst }: ArticleProps) {
  const { slug, title, date, author, standfirst, image, secondImage, highlights, Content } = article
  const url = absoluteUrl(siteUrl, articlePath(slug))
  const heading = `${slug}-title`
  const [Title, Subheading] = standalone ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
  return (
    <article id={slug} className={`${parts.stack} ${styles.article}`} aria-labelledby={heading}>
      <div className={parts.stack}>
        <div className={styles.picture}>
          <Figure picture={picture(image)} sizes="100vw" uprightSizes="100vw" isFirst={isFirst} />
        </div>
        {/* The space keeps title and date apart for programs that read the text without its boxes. */}
        <Title id={heading}>{title}</Title>{' '}
        <p className={`${parts.small} ${parts.dotted}`}>
          <time dateTime={date}>{longDate(date)}</time> <span>{fill(listing.byline, { author })}</span>{' '}
          <span>{fill(listing.readingTime, { minutes: article.readingTime })}</span>
        </p>
        <p className={styles.standfirst}>{standfirst}</p>
      </div>
      <div>
        <div className={text.text}>
          <Content
            components={{
              h2: ({ id = '', children }) => (
                <Subheading id={standalone ? id : `${slug}-${id}`} className={text.heading}>
                  {children}
                </Subheading>
              ),
              // A figure with its unit.
              span: ({ children }) => <span className={parts.together}>{children}</span>,
            }}
          />
        </div>
      </div>
      <div>
        <div className={`${parts.stack} ${styles.beside}`}>
          {secondImage && (
            <div className={styles.second}>
              <Figure picture={picture(secondImage)} sizes="(min-width: 64em) 31vw, 100vw" />
            </div>
          )}
          <Subheading className={parts.entry}>{listing.highlightsHeading}</Subheading>
          <ul className={parts.rows}>
            {highlights.map((each) => (
              <li key={each} className={styles.highlight}>
                <p>{each}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.share} data-needs-script>
        <CopyButton text={url} share={{ title, url }} words={listing.share}>
          {listing.share.label}
        </CopyButton>{' '}
        <CopyOutcome id={`${slug}-shared`} rows={2} />
      </div>
    </article>
  )
}
