/** Milliseconds without a wheel event after which the next event begins a new gesture. */
const PAUSE = 120
/** Pixels that a gesture has to travel sideways to count. */
const THRESHOLD = 30

/**
 * Makes one step for each sideways gesture on a trackpad or a wheel, however long its wheel events go on. A track that embla
 * moves does not scroll, so without this the gesture would do nothing, or go back in history.
 */
export function stepOnSidewaysWheel(
  track: HTMLElement,
  signal: AbortSignal,
  step: (direction: 1 | -1) => void,
) {
  let lastTime = -Infinity
  let travelled = 0
  let stepped = false

  const onWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return
    event.preventDefault()
    if (event.timeStamp - lastTime > PAUSE) {
      travelled = 0
      stepped = false
    }
    lastTime = event.timeStamp
    travelled += event.deltaX
    if (stepped || Math.abs(travelled) < THRESHOLD) return
    stepped = true
    step(travelled > 0 ? 1 : -1)
  }

  track.addEventListener('wheel', onWheel, { passive: false, signal })
}
