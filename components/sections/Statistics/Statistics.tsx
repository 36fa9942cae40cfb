import { ChartText } from '@/components/ui/ChartText/ChartText'
import { CountList } from '@/components/ui/CountList/CountList'
import type { Fact } from '@/lib/schema/property'
import styles from './Statistics.module.scss'

interface StatisticsProps {
  heading: string
  facts: readonly Fact[]
}

/** The statistics of the business. */
export function Statistics({ heading, facts }: StatisticsProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <ChartText>{heading}</ChartText>
      </h2>
      <div className={styles.facts}>
        <CountList facts={facts} />
      </div>
    </section>
  )
}
