import { HeroFrame } from '@/components/sections/HeroFrame/HeroFrame'
import { ChartText } from '@/components/ui/ChartText/ChartText'
import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Photo } from '@/components/ui/Photo/Photo'
import type { Picture } from '@/lib/schema/picture'
import styles from './HomeHero.module.scss'

interface HomeHeroProps {
  heading: string
  text: string
  picture: Picture
  place: string
  /** `From €248 a night.` */
  price: string
  scrollLabel: string
  bookLabel: string
  /** Says that the pictures are visualisations; absent once none is. */
  picturesNote?: string
}

/** The hero of the home page, with its heading in the sky of the picture (e2e/pages/hero-contrast.spec.ts). */
export function HomeHero(props: HomeHeroProps) {
  const { heading, text, picture, place, price, scrollLabel, bookLabel, picturesNote } = props
  return (
    <HeroFrame place={place}>
      <div className={styles.picture}>
        <Photo
          picture={picture}
          sizes="(min-width: 1640px) 1618px, calc(100vw - 62px)"
          uprightSizes="(min-width: 640px) max(100vw - 62px, 75svh - 256px), max(100vw, calc(75svh - 252px))"
          uprightOnTablets
          priority="high"
        />
        <h1 className={styles.heading}>
          <ChartText>{heading}</ChartText>
        </h1>
      </div>
      <div className={styles.band}>
        <div className={styles.words}>
          <p className={styles.text}>
            {text} <span className={styles.price}>{price}</span>
          </p>
          {picturesNote && <p className={styles.note}>{picturesNote}</p>}
        </div>
        <p className={styles.actions}>
          <Link href="#accommodation" look="text">
            {scrollLabel}
            <Icon name="arrowDown" />
          </Link>
          <Link href="/book" look="primary" className={styles.book}>
            {bookLabel}
          </Link>
        </p>
      </div>
    </HeroFrame>
  )
}
