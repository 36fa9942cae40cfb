import type { ReactNode } from 'react'
import { Photo } from '@/components/ui/Photo/Photo'
import type { Picture } from '@/lib/schema/picture'
import styles from './PlanFrame.module.scss'

interface PlanFrameProps {
  /** Shown above the words from tablet width on. */
  picture?: Picture
  /** Shown in the place of the picture, at every width. */
  drawing?: ReactNode
  heading: string
  /** The property and the dates, as far as they are known. */
  lines?: readonly (string | undefined)[]
  children: ReactNode
}

const headingId = 'plan-heading'

/** The frame of the plan of a stay: neatline, picture or drawing, heading and content. */
export function PlanFrame({ picture, drawing, heading, lines = [], children }: PlanFrameProps) {
  return (
    <section className={styles.frame} aria-labelledby={headingId}>
      {picture && (
        <div key={picture.name} className={styles.picture} data-screen-only>
          <Photo picture={picture} sizes="(min-width: 64em) 37vw, 93vw" />
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
