'use client'

import { useRef } from 'react'
import { useAwake } from '../awake'
import { Icon } from '../Icon/Icon'
import styles from './CarouselControls.module.scss'
import { useStrip } from './use-strip'

/** SPEC §9: arrows from the fourth picture on. */
const MOST_WITHOUT_ARROWS = 3

interface CarouselControlsProps {
  stripId: string
  count: number
}

/** The arrows and the position of a strip of slides that CSS has already laid out and made to scroll. */
export function CarouselControls({ stripId, count }: CarouselControlsProps) {
  const { first, step, show } = useStrip(stripId)
  const controls = useRef<HTMLDivElement>(null)
  useAwake(controls)
  const hasArrows = count > MOST_WITHOUT_ARROWS
  const arrow = {
    type: 'button',
    className: styles.arrow,
    'aria-controls': stripId,
    'data-replay': '',
  } as const
  return (
    <div ref={controls} className={styles.controls} data-count={count}>
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
        <p className={styles.count} aria-live="polite">
          {/* A new element for each count: a page translator's own element around the old words cannot keep them. */}
          <span key={first}>{`${first + 1} of ${count}`}</span>
        </p>
        {hasArrows ? (
          <div className={styles.scale} aria-hidden="true">
            {Array.from({ length: count }, (_, index) => (
              <span key={index} className={styles.cell} data-first={index === first || undefined} />
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
                aria-controls={stripId}
                aria-current={index === first || undefined}
                data-first={index === first || undefined}
                data-show={index}
                data-replay=""
                onClick={() => show(index)}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
