import type { Picture } from '@/lib/schema/picture'
import { Figure } from '../Figure/Figure'
import styles from './Carousel.module.scss'
import { CarouselControls } from './CarouselControls'

interface CarouselProps {
  /** Its own on the page. */
  id: string
  /** What the pictures show, for those who do not see them. */
  label: string
  pictures: readonly Picture[]
  /** Of one picture in view, crop included. */
  sizes: string
}

/**
 * A strip of pictures, 1, 2 or 3 to a view (SPEC §9), that CSS lays out and makes scroll; the controls add the rest once
 * their script runs. Strip and controls are two areas, `strip` and `controls`, of the grid that holds the carousel. That
 * grid sets `--ratio`, `--bleed-start` or `--bleed-end` where the strip runs on to the window's edge, and, where they
 * are not at the start 16 px below the strip, `--controls-side` and `--controls-padding`.
 */
export function Carousel({ id, label, pictures, sizes }: CarouselProps) {
  const stripId = `${id}-strip`
  return (
    <div className={styles.carousel} role="group" aria-roledescription="carousel" aria-label={label}>
      <div className={styles.strip} id={stripId}>
        <div className={styles.track}>
          {pictures.map((picture, index) => (
            <div
              key={picture.name}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${pictures.length}`}
            >
              <Figure picture={picture} sizes={sizes} linked />
            </div>
          ))}
        </div>
      </div>
      {pictures.length > 1 && <CarouselControls stripId={stripId} count={pictures.length} />}
    </div>
  )
}
