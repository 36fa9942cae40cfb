import type { CarouselWords } from '@/lib/schema/page'
import type { Picture } from '@/lib/schema/picture'
import { Figure } from '../Figure/Figure'
import styles from './Carousel.module.scss'
import { CarouselStrip } from './CarouselStrip'

interface CarouselProps {
  /** Unique on the page. */
  id: string
  /** The accessible name: what the pictures show. */
  label: string
  pictures: readonly Picture[]
  /** The `sizes` of one picture in view, crop included. */
  sizes: string
  words: CarouselWords
}

/**
 * A carousel of pictures with 1, 2 or 3 in view (requirements §9). Its parent is a grid with the areas `track` and `controls`.
 * The grid sets `--ratio`; `--bleed-start` or `--bleed-end` where the track runs to the viewport's edge; and
 * `--controls-padding` where the controls are not 16 px below the track.
 */
export function Carousel({ id, label, pictures, sizes, words }: CarouselProps) {
  return (
    <CarouselStrip
      id={`${id}-track`}
      label={label}
      words={words}
      slides={pictures.map((picture) => (
        <Figure key={picture.name} picture={picture} captionClassName={styles.caption} sizes={sizes} linked />
      ))}
    />
  )
}
