import { WaterText } from '@/components/ui/WaterText'
import type { Property } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './PropertyText.module.scss'

/** Below the hero: the introduction of the property. */
export function PropertyText({ property }: { property: Property }) {
  const { heading, lede, text } = property
  return (
    <section className={styles.section}>
      <h2>
        <WaterText>{heading}</WaterText>
      </h2>
      <p className={parts.lede}>{lede}</p>
      <p>{text}</p>
    </section>
  )
}
