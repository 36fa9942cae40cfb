import type { ReactElement } from 'react'
import { fill } from '@/lib/format'
import type { LayoutWords } from '@/lib/schema/page'
import { Icon } from '../Icon'
import { LiveText } from '../VisuallyHidden/VisuallyHidden'
import styles from './Carousel.module.scss'

/** A carousel with more pictures than this has arrows (requirements §9). */
const MAX_WITHOUT_ARROWS = 3

/** The breakpoint from which all of two or three pictures are in view, so that there is nothing to control. */
const allInViewFrom: Record<number, string> = { 2: 'carousel', 3: 'desktop' }

interface CarouselProps {
  /** The `id` of its track, unique on the page. */
  id: string
  /** The accessible name: what the pictures show. */
  label: string
  /** The pictures. */
  slides: readonly ReactElement[]
  words: LayoutWords['carouselWords']
}

/**
 * A carousel of pictures with 1, 2 or 3 in view (requirements §9): a strip that the browser scrolls and snaps, and the page script
 * moves (`carousels.ts`), until embla takes it (`run-carousel.ts`). All controls but the arrows show from then on; their space is
 * reserved. Its parent is a grid with the area `carousel`.
 */
export function Carousel({ id, label, slides, words }: CarouselProps) {
  const count = slides.length
  const hasArrows = count > MAX_WITHOUT_ARROWS
  const button = (label: string) => ({ type: 'button', 'aria-label': label, 'aria-controls': id }) as const

  return (
    <div
      className={styles.carousel}
      data-carousel={count > 1 ? words.position : undefined}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
    >
      <div className={styles.track} id={id}>
        <div className={styles.slides}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fill(words.position, { number: index + 1, count })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className={styles.controls} data-below={allInViewFrom[count]} data-needs-script data-screen-only>
          {hasArrows && (
            <div className={styles.arrows}>
              <button {...button(words.previous)} data-step={-1}>
                <Icon name="arrowLeft" />
              </button>
              <button {...button(words.next)} data-step={1}>
                <Icon name="arrowRight" />
              </button>
            </div>
          )}
          <div className={styles.position}>
            <p className={styles.count}>{fill(words.position, { number: 1, count })}</p>
            <LiveText>{''}</LiveText>
            <div className={styles.scale}>
              {slides.map((_, index) =>
                hasArrows ? (
                  <span key={index} className={styles.cell} />
                ) : (
                  <button
                    key={index}
                    {...button(fill(words.picture, { number: index + 1, count }))}
                    className={styles.cell}
                  />
                ),
              )}
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
