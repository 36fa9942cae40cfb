'use client'

import { useRef } from 'react'
import { useHydrated } from '../hydrated'
import { Icon } from '../Icon/Icon'
import { LiveText } from '../LiveText/LiveText'
import styles from './CarouselControls.module.scss'
import { positionText } from './position-text'
import { useTrack } from './use-track'

/** A carousel with more pictures than this has arrows (requirements §9). */
const MAX_WITHOUT_ARROWS = 3

/** Slides in view on small, medium and large screens (requirements §9). The style sheet shows the text for each. */
const IN_VIEW = [1, 2, 3]
const slidesInView = () =>
  1 + ['48em', '64em'].filter((width) => matchMedia(`(min-width: ${width})`).matches).length

interface CarouselControlsProps {
  trackId: string
  count: number
}

/**
 * The arrows and the position of a carousel whose track already scrolls natively. Until hydration the page script keeps the
 * position right (components/enhancements/deferred-start.ts), and hydration keeps what it finds.
 */
export function CarouselControls({ trackId, count }: CarouselControlsProps) {
  const { first, hasStepped, step, show } = useTrack(trackId)
  const controls = useRef<HTMLDivElement>(null)
  useHydrated(controls)
  const hasArrows = count > MAX_WITHOUT_ARROWS
  /** Slides from the first one in view to this one: the style sheet fills the cells of those in view. */
  const offsetOf = (index: number) => (index - first + count) % count
  const arrow = {
    type: 'button',
    className: styles.arrow,
    'aria-controls': trackId,
  } as const
  return (
    <div ref={controls} className={styles.controls} data-count={count} data-screen-only>
      {hasArrows && (
        <div className={styles.arrows}>
          <button {...arrow} aria-label="Previous picture" data-step="-1" onClick={() => step(-1)}>
            <Icon name="arrowLeft" />
          </button>
          <button {...arrow} aria-label="Next picture" data-step="1" onClick={() => step(1)}>
            <Icon name="arrowRight" />
          </button>
        </div>
      )}
      <div className={styles.position}>
        <p className={styles.count} aria-hidden={hasStepped || undefined}>
          {/* The key makes React replace the element: a page translator has wrapped its text in an element of its own. */}
          {IN_VIEW.map((inView) => (
            <span key={`${inView} from ${first}`} suppressHydrationWarning>
              {positionText(first, inView, count)}
            </span>
          ))}
        </p>
        <LiveText>{hasStepped ? positionText(first, slidesInView(), count) : ''}</LiveText>
        {hasArrows ? (
          <div className={styles.scale} aria-hidden="true">
            {Array.from({ length: count }, (_, index) => (
              <span
                key={index}
                className={styles.cell}
                data-offset={offsetOf(index)}
                suppressHydrationWarning
              />
            ))}
          </div>
        ) : (
          <div className={styles.scale}>
            {Array.from({ length: count }, (_, index) => (
              <button
                key={index}
                type="button"
                className={styles.cell}
                aria-label={`Picture ${index + 1} of ${count}`}
                aria-controls={trackId}
                aria-current={index === first || undefined}
                data-offset={offsetOf(index)}
                data-show={index}
                suppressHydrationWarning
                onClick={() => show(index)}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
