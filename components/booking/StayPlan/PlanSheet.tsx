import type { ReactNode } from 'react'
import { Photo } from '@/components/ui/Photo/Photo'
import type { Picture } from '@/lib/schema/picture'
import styles from './PlanSheet.module.scss'

interface PlanSheetProps {
  /** Above the words, from tablet width. */
  picture?: Picture
  /** In the place of the picture, at every width. */
  drawing?: ReactNode
  heading: string
  /** Where and when, as far as it is known. */
  lines?: readonly (string | undefined)[]
  children: ReactNode
}

const headingId = 'plan-heading'

/** The sheet on which a stay is drawn up: neatline, picture, heading, words. */
export function PlanSheet({ picture, drawing, heading, lines = [], children }: PlanSheetProps) {
  return (
    <section className={styles.sheet} aria-labelledby={headingId}>
      {picture && (
        <div key={picture.name} className={styles.picture}>
          <Photo picture={picture} sizes="(min-width: 1024px) 37vw, 93vw" />
        </div>
      )}
      {drawing}
      <div className={styles.words}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        {lines.map(
          (line) =>
            line && (
              <p key={line} className={styles.line}>
                {line}
              </p>
            ),
        )}
        {children}
      </div>
    </section>
  )
}
