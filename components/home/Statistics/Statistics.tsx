import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { CountList } from '@/components/ui/CountList/CountList'
import { WaterText } from '@/components/ui/WaterText'
import { home } from '@/content/home'
import type { Property } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './Statistics.module.scss'

/** What the business is, its statistics, and from tablet width the number to call; on phones that is in the bar. */
export function Statistics(bar: { phone: string; properties: readonly Property[] }) {
  const { heading, text, facts } = home.statistics
  return (
    <section className={`${parts.stack} ${styles.section}`}>
      <h2>
        <WaterText>{heading}</WaterText>
      </h2>
      <p className={parts.lede}>{text}</p>
      <div className={styles.row}>
        <CountList facts={facts} />
        <PhoneBar {...bar} inPlace />
      </div>
    </section>
  )
}
