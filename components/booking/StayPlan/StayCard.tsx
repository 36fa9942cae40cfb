import type { ReactNode } from 'react'
import { Terms } from '@/components/sections/Terms/Terms'
import { Photo } from '@/components/ui/Photo/Photo'
import type { Picture } from '@/lib/schema/picture'
import type { Row } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import { Dates } from '../Dates'
import styles from './StayCard.module.scss'

interface StayCardProps {
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

/** The card beside the form and on the confirmation: picture or drawing, heading and content. */
export function StayCard({ picture, drawing, heading, lines = [], children }: StayCardProps) {
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      {picture && (
        <div key={picture.name} className={styles.picture} data-from="tablet" data-screen-only>
          <Photo picture={picture} sizes="(min-width: 64em) 37vw, 93vw" />
        </div>
      )}
      {drawing}
      {/* The form and its plan have no use without script; the drawing of the year does not need it. */}
      <div className={styles.words} data-needs-script={drawing ? '' : undefined}>
        <h2 id={headingId} className={parts.panel}>
          {heading}
        </h2>
        {lines.map(
          (line) =>
            line && (
              <p key={line} className={styles.line}>
                <Dates>{line}</Dates>
              </p>
            ),
        )}
        {children}
      </div>
    </section>
  )
}

interface StayTotalProps {
  /** `3 nights × €550` */
  term: string
  /** Stands below the term in smaller type: `2 guests` */
  detail?: string
  total?: string
  /** The owner's terms for this stay. */
  terms: readonly Row[]
}

/** The total and how it is calculated, as far as it is known, and the owner's terms below it. */
export const StayTotal = ({ term, detail, total, terms }: StayTotalProps) => (
  <>
    {total && (
      <div className={styles.sum}>
        <div>
          <p key={term}>{term}</p>
          {detail && (
            <p key={detail} className={parts.small}>
              {detail}
            </p>
          )}
        </div>
        <p key={total} className={styles.total}>
          {total}
        </p>
      </div>
    )}
    <Terms rows={terms} className={styles.terms} />
  </>
)
