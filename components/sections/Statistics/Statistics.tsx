import { WaterText } from '@/components/ui/WaterText'
import { CountList } from '@/components/ui/CountList/CountList'
import type { SourcedFact } from '@/lib/schema/home'
import styles from './Statistics.module.scss'

interface StatisticsProps {
  heading: string
  facts: readonly SourcedFact[]
  /** Stands beside figures whose source is empty. */
  sampleFigure: string
}

/** The statistics of the business. */
export function Statistics({ heading, facts, sampleFigure }: StatisticsProps) {
  return (
    <section className={styles.section} data-screen-only>
      <h2 className={styles.heading}>
        <WaterText>{heading}</WaterText>
      </h2>
      <div className={styles.facts}>
        <CountList facts={facts} sample={sampleFigure} />
      </div>
    </section>
  )
}
