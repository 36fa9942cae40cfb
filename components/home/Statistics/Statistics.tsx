import { WaterText } from '@/components/ui/WaterText'
import { CountList } from '@/components/ui/CountList/CountList'
import { home } from '@/content/home'
import styles from './Statistics.module.scss'

/** The statistics of the business. */
export function Statistics() {
  const { heading, facts } = home.statistics
  return (
    <section className={styles.section}>
      <h2>
        <WaterText>{heading}</WaterText>
      </h2>
      <CountList facts={facts} />
    </section>
  )
}
