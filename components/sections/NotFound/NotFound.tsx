import { Link } from '@/components/ui/Link/Link'
import { plainText } from '@/lib/chart-text'
import styles from './NotFound.module.scss'

interface NotFoundProps {
  figure: string
  heading: string
  text: string
  linkLabel: string
  /** What is written beside the drawing. */
  drawing: { you: string; depth: string; bearing: string; place: string }
}

/**
 * An empty chart, and the way home; the page script logs the path. Kept small, because Next writes it into the payload of
 * every page; the drawing is a file that the style sheet loads.
 */
export function NotFound({ figure, heading, text, linkLabel, drawing }: NotFoundProps) {
  return (
    <section className={styles.chart} data-unknown-path>
      <p className={styles.figure}>{figure}</p>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <Link href="/" look="secondary">
        {linkLabel}
      </Link>
      <div className={styles.lettering} aria-hidden="true">
        <p className={styles.you}>
          {drawing.you}
          <span>
            {/* Not ChartText: Next carries this page in every other one, and each would ask for the italic. */}
            <i>{plainText(drawing.depth)}</i>
          </span>
        </p>
        <p className={styles.bearing}>{drawing.bearing}</p>
        <p className={styles.place}>{drawing.place}</p>
      </div>
    </section>
  )
}
