import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Photo } from '@/components/ui/Photo/Photo'
import { Prices } from '@/components/ui/Prices'
import { heroNote } from '@/components/ui/visualisations'
import { WaterText } from '@/components/ui/WaterText'
import { home } from '@/content/home'
import { picture } from '@/content/photos/picture'
import type { Evening, Picture, Property } from '@/lib/schema'
import { EveningBar } from './EveningBar'
import parts from '@/components/ui/parts.module.scss'
import styles from './HomeHero.module.scss'

interface HomeHeroProps {
  picture: Picture
  evening: Evening
  properties: readonly Property[]
}

/**
 * The hero of the home page: a picture from edge to edge with the heading in its sky, and below it what the place is and costs. Where
 * the picture is one light of an evening, a range moves through the others.
 */
export function HomeHero({ picture: hero, evening, properties }: HomeHeroProps) {
  const { heading, text, scrollLabel, bookLabel } = home.hero
  const inOrder = evening.lights.map((light) => ({ ...light, picture: picture(light.picture) }))
  const start = inOrder.findIndex((light) => light.picture.name === hero.name)
  const lights = start < 0 ? [{ picture: hero, hour: '', words: '', line: 'white' }] : inOrder
  const first = Math.max(start, 0)
  return (
    <section id="hero" className={styles.hero}>
      <div className={styles.picture}>
        {/* A browser loads no lazy picture that is hidden. */}
        {lights.map(({ line, hour, words, ...light }, index) => (
          <div
            key={hour}
            className={styles.light}
            data-light={line}
            data-hour={hour}
            data-words={words}
            data-shown={index === first ? '' : undefined}
            hidden={index !== first}
            suppressHydrationWarning
          >
            <Photo
              picture={light.picture}
              sizes="(min-width: 40em) max(100vw, min(178vh - 562px, 1600px)), 160vw"
              uprightSizes="100vw"
              isFirst={index === first}
            />
          </div>
        ))}
        <h1 className={styles.heading} data-line={lights[first]!.line} suppressHydrationWarning>
          <WaterText>{heading}</WaterText>
        </h1>
      </div>
      {lights.length > 1 && <EveningBar {...evening} start={start} />}
      <p className={`${parts.caption} ${styles.note}`}>{heroNote(hero)}</p>
      <p className={`${parts.lede} ${styles.text}`}>{text}</p>
      <div className={`${parts.links} ${styles.offer}`}>
        <p className={`${parts.dotted} ${styles.prices}`} data-from="tablet">
          <Prices properties={properties} />
        </p>
        <Link href="/book" look="primary" onPhones="text" className={styles.book}>
          {bookLabel}
        </Link>
        <Link href="#accommodation" look="text" className={styles.down}>
          {scrollLabel}
          <Icon name="arrowDown" />
        </Link>
      </div>
    </section>
  )
}
