import type { Picture } from '@/lib/schema/picture'
import { Figure } from '../Figure/Figure'
import styles from './Carousel.module.scss'
import { CarouselControls } from './CarouselControls'

interface CarouselProps {
  /** Unique on the page. */
  id: string
  /** The accessible name: what the pictures show. */
  label: string
  pictures: readonly Picture[]
  /** The `sizes` of one picture in view, crop included. */
  sizes: string
}

/**
 * A carousel of pictures with 1, 2 or 3 in view (requirements §9). CSS lays it out as a scroll-snap track; the controls are
 * hydrated when the carousel comes near the viewport. Its parent is a grid with the areas `track` and `controls`. The grid
 * sets `--ratio`; `--bleed-start` or `--bleed-end` where the track runs to the viewport's edge; and
 * `--controls-padding` where the controls are not 16 px below the track.
 */
export function Carousel({ id, label, pictures, sizes }: CarouselProps) {
  const trackId = `${id}-track`
  return (
    <div
      className={styles.carousel}
      data-island="visible"
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div className={styles.track} id={trackId}>
        <div className={styles.slides}>
          {pictures.map((picture, index) => (
            <div
              key={picture.name}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${pictures.length}`}
            >
              <Figure picture={picture} captionClassName={styles.caption} sizes={sizes} linked />
            </div>
          ))}
        </div>
      </div>
      {pictures.length > 1 && <CarouselControls trackId={trackId} count={pictures.length} />}
    </div>
  )
}
