import { Link } from '@/components/ui/Link/Link'
import { plainText } from '@/lib/format'
import type { NotFoundWords } from '@/lib/schema/page'
import styles from './NotFound.module.scss'

/**
 * The 404 page: an empty chart and a link home; the page script logs the path (requirements §2). It must stay small,
 * because Next writes it into the payload of every page. Therefore the drawing is a background image.
 */
export function NotFound({ figure, heading, text, linkLabel, drawing }: NotFoundWords) {
  return (
    <section className={styles.chart} data-unknown-path>
      <h1 className={styles.heading}>
        <span className={styles.figure}>{figure}</span> <span>{heading}</span>
      </h1>
      <p className={styles.text}>{text}</p>
      <Link href="/" look="secondary" className={styles.link}>
        {linkLabel}
      </Link>
      <div aria-hidden="true" data-screen-only>
        <p className={styles.you}>
          {drawing.you}
          <span>
            {/* WaterText preloads the italic, and every page carries this one in its payload. */}
            <i>{plainText(drawing.depth)}</i>
          </span>
        </p>
        <p className={styles.bearing}>{drawing.bearing}</p>
        <p className={styles.place}>{drawing.place}</p>
      </div>
    </section>
  )
}
