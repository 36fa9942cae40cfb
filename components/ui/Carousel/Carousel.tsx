'use client'

import type { KeyboardEvent, ReactElement, SyntheticEvent } from 'react'
import { hasModifier } from '@/components/enhancements/dom'
import { fill } from '@/lib/format'
import type { LayoutWords } from '@/lib/schema/page'
import { Icon } from '../Icon'
import { LiveText } from '../VisuallyHidden/VisuallyHidden'
import styles from './Carousel.module.scss'
import { slidesInView, useCarousel } from './use-carousel'

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
 * moves, until embla takes it. All controls but the arrows show from then on; their space is reserved. Its parent is a grid with
 * the area `carousel`.
 */
export function Carousel({ id, label, slides, words }: CarouselProps) {
  const { track, isRunning, start, first, inView, hasStepped, move, forget } = useCarousel()
  const count = slides.length
  const hasArrows = count > MAX_WITHOUT_ARROWS
  const position = fill(words.position, { number: slidesInView(first, inView, count), count })

  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (start === undefined || !isArrow || hasModifier(event)) return
    event.preventDefault()
    move(event.key === 'ArrowRight' ? 1 : -1)
  }
  const button = (label: string, steps: number) =>
    ({ type: 'button', 'aria-label': label, 'aria-controls': id, onClick: () => move(steps) }) as const

  return (
    <div
      className={styles.carousel}
      data-island="visible"
      data-hydrated={isRunning ? '' : undefined}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={forget}
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
              <button {...button(words.previous, -1)} data-step={-1}>
                <Icon name="arrowLeft" />
              </button>
              <button {...button(words.next, 1)} data-step={1}>
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
                    {...button(fill(words.picture, { number: index + 1, count }), index - first)}
                    className={styles.cell}
                    data-shown={isShown}
                    aria-current={index === first || undefined}
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
