import { HeroFrame } from '@/components/ui/HeroFrame/HeroFrame'
import { WaterText } from '@/components/ui/WaterText'
import type { Property } from '@/lib/schema/property'
import type { Site } from '@/lib/schema/site'
import { HeroBooking } from './HeroBooking'
import parts from '@/components/ui/parts.module.scss'
import styles from './WideHero.module.scss'

export interface PropertyHeroProps {
  property: Property
  note: Site['heroNote']
}

/** The hero of a property in the wide layout: its picture above its name, facts and price. */
export function WideHero({ property, note }: PropertyHeroProps) {
  const { name, hero, facts, character } = property
  return (
    <HeroFrame
      note={note}
      split="short"
      className={styles.hero}
      picture={hero}
      sizes="(min-width: 64em) and (max-height: 49.99875em) max(min(57vw, 996px), 780px, 150vh - 285px), (min-width: 109em) 1618px, max(660px, 100vw - 126px, 92.8vw - 22px, min(150vh - 524px, 1080px))"
      uprightSizes="(min-width: 40em) max(92.8vw - 22px, 75vh - 282px), max(100vw, min(75vh - 284px, 420px))"
    >
      <div className={styles.words}>
        <h1>{name}</h1>
        <div className={`${parts.top16} ${styles.row}`}>
          <ul className={`${parts.standfirst} ${styles.facts}`}>
            {facts.map(({ figure, noun }) => (
              <li key={noun}>{`${figure} ${noun}`}</li>
            ))}
            <li>
              <WaterText>{character}</WaterText>
            </li>
          </ul>
          <HeroBooking property={property} className={styles.book} />
        </div>
      </div>
    </HeroFrame>
  )
}
