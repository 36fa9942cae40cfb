import { WaterText } from '@/components/ui/WaterText'
import { CountList } from '@/components/ui/CountList/CountList'
import type { Home } from '@/lib/schema/home'
import styles from './Statistics.module.scss'

type StatisticsProps = Home['statistics'] & Pick<Home, 'sampleFigure'>

/** The statistics of the business. */
export function Statistics({ heading, facts, sampleFigure }: StatisticsProps) {
  return (
    <section className={styles.section}>
      <h2>
        <WaterText>{heading}</WaterText>
      </h2>
      <CountList facts={facts} sample={sampleFigure} />
    </section>
  )
}
