'use client'

import type { KeyboardEvent, ReactElement, SyntheticEvent } from 'react'
import { hasModifier } from '@/lib/dom'
import { carouselWords as words } from '@/content/navigation'
import { fill } from '@/lib/format'
import { Icon } from '../Icon'
import styles from './Carousel.module.scss'
import { useCarousel } from './use-carousel'

/** A carousel with more pictures than this has arrows (requirements §9). */
const MAX_WITHOUT_ARROWS = 3

interface CarouselProps {
  /** The `id` of its track, unique on the page. */
  id: string
  /** The accessible name: what the pictures show. */
  label: string
  /** The pictures. */
  slides: readonly ReactElement[]
}

/**
 * A carousel of pictures with 1, 2 or 3 in view (requirements §9): a track that the browser scrolls and snaps until embla moves it.
 */
export function Carousel({ id, label, slides }: CarouselProps) {
  const count = slides.length
  const hasArrows = count > MAX_WITHOUT_ARROWS
  const { track, first, move } = useCarousel(hasArrows)
  const position = (index: number) => fill(words.position, { number: index + 1, count })

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!steps || hasModifier(event)) return
    event.preventDefault()
    move(steps)
  }

  return (
    <div
      className={styles.carousel}
      data-count={count}
      data-island="visible"
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerOver={loadPictures}
      onFocus={loadPictures}
    >
      <div ref={track} className={styles.track} id={id}>
        <div className={styles.slides}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={words.slide}
              aria-label={position(index)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {hasArrows && (
        <div className={styles.controls} data-needs-script>
          <div className={styles.arrows}>
            <button type="button" aria-label={words.previous} aria-controls={id} onClick={() => move(-1)}>
              <Icon name="arrowLeft" />
            </button>
            <button type="button" aria-label={words.next} aria-controls={id} onClick={() => move(1)}>
              <Icon name="arrowRight" />
            </button>
          </div>
          <p className={styles.position} aria-live="polite">
            {position(first)}
          </p>
        </div>
      )}
    </div>
  )
}

/** Loads all pictures when the carousel is touched or focused, because a lazy picture would slide in empty. */
function loadPictures({ currentTarget }: SyntheticEvent<HTMLElement>) {
  for (const image of currentTarget.querySelectorAll('img')) image.setAttribute('loading', 'eager')
}
