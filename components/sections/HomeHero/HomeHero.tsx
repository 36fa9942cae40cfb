import { HeroFrame } from '@/components/sections/HeroFrame/HeroFrame'
import { WaterText } from '@/components/ui/WaterText'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { Home } from '@/lib/schema/home'
import type { Site } from '@/lib/schema/site'
import styles from './HomeHero.module.scss'

type HomeHeroProps = Home['hero'] & { note: Site['heroNote'] }

/** The hero of the home page, with its heading in the sky of the picture, on a shade where that is light (e2e/pages/hero-contrast.spec.ts). */
export function HomeHero(props: HomeHeroProps) {
  const { heading, text, picture, note, price, scrollLabel, bookLabel } = props
  return (
    <HeroFrame
      note={note}
      className={styles.hero}
      picture={picture}
      sizes="(min-width: 109em) min(100vw - 126px, 2000px), max(782px, 100vw - 126px, 92.8vw - 22px, min(178vh - 473px, 1280px))"
      uprightSizes="(min-width: 40em) max(92.8vw - 22px, 75vh - 256px), max(100vw, min(75vh - 252px, 420px))"
    >
      <h1 className={styles.heading} data-on-light={picture.light}>
        <WaterText>{heading}</WaterText>
      </h1>
      <div className={styles.words}>
        <p className={styles.text}>
          {text} <span data-from="tablet">{price}</span>
        </p>
        <p className={styles.actions} data-screen-only>
          <Link href="#accommodation" look="text">
            {scrollLabel}
            <Icon name="arrowDown" />
          </Link>
          <Link href="/book" look="primary" onPhones="text">
            {bookLabel}
          </Link>
        </p>
      </div>
    </HeroFrame>
  )
}
