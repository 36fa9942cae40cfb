import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Photo } from '@/components/ui/Photo/Photo'
import { WaterText } from '@/components/ui/WaterText'
import { home } from '@/content/home'
import type { Evening, Picture } from '@/lib/schema'
import { EveningBar } from './EveningBar'
import parts from '@/components/ui/parts.module.scss'
import styles from './HomeHero.module.scss'

interface HomeHeroProps {
  picture: Picture
  note: string
  evening: Evening
}

/**
 * The hero of the home page: a picture from edge to edge with the heading in its sky, and below it what the place is. Where the
 * picture is one light of an evening, a range moves through the others.
 */
export function HomeHero({ picture, note, evening }: HomeHeroProps) {
  const { heading, text, price, scrollLabel, bookLabel } = home.hero
  const start = evening.lights.findIndex((light) => light.picture.name === picture.name)
  const line = evening.lights[start]?.line
  return (
    <section id="hero">
      <div className={styles.picture}>
        <Photo
          picture={picture}
          sizes="max(100vw, min(178vh - 444px, 1600px))"
          uprightSizes="(min-width: 40em) max(100vw, 75vh - 188px), 100vw"
          priority="high"
          uprightOnTablets
        />
        {/* The script puts the other lights there. */}
        <div
          className={styles.lights}
          data-lights
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
        <h1
          className={styles.heading}
          data-line={line}
          data-on-light={line ? undefined : picture.light}
          suppressHydrationWarning
        >
          <WaterText>{heading}</WaterText>
        </h1>
      </div>
      {start >= 0 && <EveningBar {...evening} start={start} />}
      <div className={styles.words}>
        <p className={`${parts.lede} ${styles.text}`}>{text}</p>
        <div className={`${parts.measure} ${styles.booking}`}>
          <p>{price}</p>
          <p className={parts.links}>
            <Link href="#accommodation" look="text">
              {scrollLabel}
              <Icon name="arrowDown" />
            </Link>
            <Link href="/book" look="primary" onPhones="text">
              {bookLabel}
            </Link>
          </p>
        </div>
      </div>
      <p className={styles.note}>{note}</p>
    </section>
  )
}
