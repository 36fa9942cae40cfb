import { HeroFrame } from '@/components/ui/HeroFrame/HeroFrame'
import { WaterText } from '@/components/ui/WaterText'
import { CountList } from '@/components/ui/CountList/CountList'
import parts from '@/components/ui/parts.module.scss'
import type { PropertyHeroProps } from './WideHero'
import { HeroBooking } from './HeroBooking'
import styles from './SplitHero.module.scss'

/** The hero of a property in the split layout: its picture beside its name, introduction, facts and price. */
export function SplitHero({ property, note }: PropertyHeroProps) {
  const { name, hero, lede, facts, character } = property
  return (
    <HeroFrame
      note={note}
      split="always"
      className={styles.hero}
      picture={hero}
      sizes="(min-width: 64em) max(min(57vw, 996px), clamp(780px, 150vh - 285px, 1140px)), 94vw"
      uprightSizes="(min-width: 40em) max(92.8vw - 22px, 75vh - 400px), max(100vw, 75vh - 300px)"
    >
      <div className={styles.words}>
        <div>
          <h1 className={styles.heading}>{name}</h1>
          <p className={`${parts.top16} ${styles.lede}`}>{lede}</p>
        </div>
        <div className={styles.counts}>
          <CountList facts={facts} />
          <p className={parts.top8}>
            <WaterText>{character}</WaterText>
          </p>
        </div>
        <HeroBooking property={property} className={styles.book} />
      </div>
    </HeroFrame>
  )
}
