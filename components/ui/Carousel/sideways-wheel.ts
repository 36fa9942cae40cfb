/** Milliseconds without a wheel event after which the next one begins a new gesture. */
const LULL = 120
/** Pixels a gesture has to travel sideways. */
const THRESHOLD = 30

/**
 * Makes one step of a sideways gesture on a trackpad or a wheel, however long it rolls on. Without it such a gesture,
 * which moves a track that scrolls, would do nothing to one that does not, or leave the page.
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
    if (event.timeStamp - lastTime > LULL) {
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
