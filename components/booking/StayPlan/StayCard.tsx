import type { ReactNode } from 'react'
import { CopyButton, CopyOutcome } from '@/components/ui/Copy/Copy'
import { Photo } from '@/components/ui/Photo/Photo'
import { Rows } from '@/components/ui/Rows/Rows'
import { planToShare } from '@/lib/booking/share'
import type { Stay } from '@/lib/booking/stay'
import type { ShareWords } from '@/lib/schema/booking'
import type { Picture, Row } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './StayCard.module.scss'

interface StayHeadingProps {
  heading: string
  /** The property and the dates, as far as they are known. */
  lines?: readonly (string | undefined)[]
}

/** The heading of the plan, by which its region is named, and the lines below it. */
export const StayHeading = ({ heading, lines = [] }: StayHeadingProps) => (
  <>
    <h2 id="plan-heading" className={parts.panel}>
      {heading}
    </h2>
    {lines.map(
      (line) =>
        line && (
          <p key={line} className={`${parts.entry} ${styles.line}`}>
            <Dates>{line}</Dates>
          </p>
        ),
    )}
  </>
)

interface StayCardProps extends StayHeadingProps {
  /** Shown above the words from tablet width on. */
  picture?: Picture
  children: ReactNode
}

/** The card beside the confirmation: picture, heading and content. */
export function StayCard({ picture, heading, lines, children }: StayCardProps) {
  return (
    <section className={styles.card} aria-labelledby="plan-heading">
      {picture && (
        <div key={picture.name} className={styles.picture} data-from="tablet" data-screen-only>
          <Photo picture={picture} sizes="(min-width: 64em) 37vw, 93vw" />
        </div>
      )}
      <div className={styles.words}>
        <StayHeading heading={heading} lines={lines} />
        {children}
      </div>
    </section>
  )
}

/** The owner's terms for a stay. */
export const StayTerms = ({ rows }: { rows: readonly Row[] }) => (
  <Rows look="terms" rows={rows} className={`${parts.detail} ${parts.top20}`} />
)

interface SharePlanProps {
  stay: Stay
  siteUrl: string
  words: ShareWords
}

/** Passes the plan on. Shows nothing while there is no stay to share. */
export function SharePlan({ stay, siteUrl, words }: SharePlanProps) {
  const plan = planToShare(stay, words, siteUrl)
  if (!plan) return null
  const text = `${plan.text}\n${plan.url}`
  return (
    // The outcome belongs to the plan that was shared.
    <div key={text} className={parts.top8} data-screen-only>
      <CopyButton text={text} share={plan} words={words}>
        {words.label}
      </CopyButton>{' '}
      <CopyOutcome id="shared" rows={4} />
      <p className={parts.small}>{words.note}</p>
    </div>
  )
}

/** Dates that stand alone. A range breaks after its dash first: `Fri 12 –` `Mon 15 June 2026` */
export function Dates({ children }: { children: string }) {
  const [from, to] = children.split(' – ')
  if (!to) return children
  return (
    <>
      <span className={parts.together}>{`${from} –`}</span> <span className={parts.together}>{to}</span>
    </>
  )
}
