import { WaterText } from '@/components/ui/WaterText'
import { CountList } from '@/components/ui/CountList/CountList'
import type { Home } from '@/lib/schema/home'
import parts from '@/components/ui/parts.module.scss'
import styles from './Statistics.module.scss'

/** The statistics of the business. */
export function Statistics({
  heading,
  facts,
  sampleFigure,
}: Home['statistics'] & Pick<Home, 'sampleFigure'>) {
  return (
    <section className={`${parts.sevenFive} ${styles.section}`} data-screen-only>
      <h2>
        <WaterText>{heading}</WaterText>
      </h2>
      <div className={styles.facts}>
        <CountList facts={facts} sample={sampleFigure} />
      </div>
    </section>
  )
}
