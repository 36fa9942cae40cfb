'use client'

import { type KeyboardEvent, type ReactElement, type SyntheticEvent } from 'react'
import { fill } from '@/lib/format'
import type { CarouselWords } from '@/lib/schema/page'
import { Icon } from '../Icon'
import { LiveText } from '../VisuallyHidden/VisuallyHidden'
import styles from './Carousel.module.scss'
import { slidesInView } from './position-text'
import { useCarousel } from './use-carousel'

/** A carousel with more pictures than this has arrows (requirements §9). */
const MAX_WITHOUT_ARROWS = 3

/** The breakpoint from which all of two or three pictures are in view, so that there is nothing to control. */
const allInViewFrom: Record<number, string> = { 2: 'carousel', 3: 'desktop' }

interface CarouselStripProps {
  id: string
  label: string
  slides: readonly ReactElement[]
  words: CarouselWords
}

/** A strip that the browser scrolls and snaps until embla takes it. The controls show from then on; their space is reserved. */
export function CarouselStrip({ id, label, slides, words }: CarouselStripProps) {
  const { track, isRunning, start, first, inView, hasStepped, move } = useCarousel()
  const count = slides.length
  const hasArrows = count > MAX_WITHOUT_ARROWS
  const position = fill(words.position, { number: slidesInView(first, inView, count), count })
  const arrow = { type: 'button', className: styles.arrow, 'aria-controls': id } as const

  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier the key belongs to the browser: Alt and ArrowLeft go back.
    if (!isRunning || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move(event.key === 'ArrowRight' ? 1 : -1)
  }
  return (
    <div
      className={styles.carousel}
      data-island="visible"
      data-hydrated={isRunning ? '' : undefined}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerOver={loadPictures}
      onFocus={loadPictures}
    >
      <div ref={track} className={styles.track} id={id} data-start={start}>
        <div className={styles.slides}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fill(words.position, { number: index + 1, count })}
              data-first={index === first || undefined}
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
              <button {...arrow} aria-label={words.previous} onClick={() => move(-1)}>
                <Icon name="arrowLeft" />
              </button>
              <button {...arrow} aria-label={words.next} onClick={() => move(1)}>
                <Icon name="arrowRight" />
              </button>
            </div>
          )}
          <div className={styles.position}>
            <p className={styles.count} aria-hidden={hasStepped || undefined}>
              {position}
            </p>
            <LiveText>{hasStepped ? position : ''}</LiveText>
            <div className={styles.scale}>
              {slides.map((_, index) => {
                const isShown = (index - first + count) % count < inView || undefined
                if (hasArrows) return <span key={index} className={styles.cell} data-shown={isShown} />
                return (
                  <button
                    key={index}
                    type="button"
                    className={styles.cell}
                    data-shown={isShown}
                    aria-label={fill(words.picture, { number: index + 1, count })}
                    aria-controls={id}
                    aria-current={index === first || undefined}
                    onClick={() => move(index - first)}
                  />
                )
              })}
            </div>
          </div>
        </div>
      )}
    </div>
  )
}

/** Loads all pictures when the carousel is touched or focused, because a lazy picture would slide in empty. */
function loadPictures({ currentTarget }: SyntheticEvent<HTMLElement>) {
  for (const image of currentTarget.querySelectorAll('img')) image.setAttribute('loading', 'eager')
}
