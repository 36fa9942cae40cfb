import { Link } from '@/components/ui/Link/Link'
import { Photo } from '@/components/ui/Photo/Photo'
import { picture } from '@/content/photos/picture'
import { listing } from '@/content/blog/listing'
import { fill, longDate } from '@/lib/format'
import type { Article } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './ArticleTeaser.module.scss'

interface ArticleTeaserProps {
  article: Article
  /** Where the card links to. Default: the article on `/blogs`. */
  href?: string
  /** From tablet width on, a large card with the text below the picture. Otherwise the text is beside a small square picture. */
  lead?: boolean
}

/** The card of an article. A click anywhere on it follows the link in its title. */
export function ArticleTeaser({ article, href, lead = false }: ArticleTeaserProps) {
  const { slug, title, date, readingTime, excerpt, image } = article
  return (
    <div className={lead ? styles.lead : styles.small}>
      <div className={styles.picture}>
        <Photo
          picture={picture(image)}
          sizes={
            lead
              ? '(min-width: 64em) 46vw, (min-width: 40em) 100vw, 177px'
              : '(min-width: 64em) 25vw, (min-width: 40em) 30vw, 177px'
          }
        />
      </div>
      <div className={`${parts.stack} ${styles.words}`}>
        <h3 className={styles.title}>
          <Link href={href ?? `/blogs#${slug}`} look="quiet" className={parts.stretched}>
            {title}
          </Link>
        </h3>
        <p className={`${parts.caption} ${parts.dotted}`}>
          <time dateTime={date}>{longDate(date)}</time>{' '}
          <span>{fill(listing.readingTime, { minutes: readingTime })}</span>
        </p>
        <p className={styles.excerpt} data-from="tablet">
          {excerpt}
        </p>
      </div>
    </div>
  )
}
