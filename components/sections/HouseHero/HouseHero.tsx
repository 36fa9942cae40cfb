import { HeroBooking } from '@/components/sections/HeroFrame/HeroBooking'
import { HeroFrame } from '@/components/sections/HeroFrame/HeroFrame'
import { ChartText } from '@/components/ui/ChartText/ChartText'
import { Photo } from '@/components/ui/Photo/Photo'
import type { Property } from '@/lib/schema/property'
import type { Site } from '@/lib/schema/site'
import styles from './HouseHero.module.scss'

export interface PropertyHeroProps {
  property: Property
  note: Site['heroNote']
  /** Says that the pictures are visualisations; absent once none is. */
  picturesNote?: string
}

/** The hero of the house: its picture above its name, facts and price. */
export function HouseHero({ property, note, picturesNote }: PropertyHeroProps) {
  const { name, hero, facts, character } = property
  return (
    <HeroFrame note={note} split="short">
      <div className={styles.picture}>
        <Photo
          picture={hero}
          priority="high"
          sizes="(min-width: 1024px) and (max-height: 799.98px) max(min(57vw, 996px), 780px, 150vh - 285px), (min-width: 1744px) 1618px, max(660px, 100vw - 126px, 92.8vw - 22px, min(150vh - 524px, 1080px))"
          uprightSizes="(min-width: 640px) max(92.8vw - 22px, 75vh - 282px), max(100vw, min(75vh - 284px, 420px))"
          uprightOnTablets
        />
      </div>
      <div className={styles.band}>
        <h1>{name}</h1>
        <div className={styles.row}>
          <ul className={styles.facts}>
            {facts.map(({ figure, noun }) => (
              <li key={noun}>{`${figure}\u00a0${noun}`}</li>
            ))}
            <li>
              <ChartText>{character}</ChartText>
            </li>
          </ul>
          <HeroBooking property={property} className={styles.book} />
        </div>
        {picturesNote && <p className={styles.note}>{picturesNote}</p>}
      </div>
    </HeroFrame>
  )
}
