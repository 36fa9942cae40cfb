import { glideTo } from '@/components/ui/Carousel/native-track'
import { closest } from '../dom'

/**
 * Index of the picture at a place on the track. A copy of the last picture stands before the first and a copy of the first
 * after the last, so that the track goes round without a visible jump.
 *
 * @example indexAt(0, 4) // 3
 * @example indexAt(5, 4) // 0
 */
export const indexAt = (place: number, count: number) => (place - 1 + count) % count

/** Milliseconds without scrolling after which the track is at rest, for browsers without a reliable `scrollend`. */
const REST = 120

/**
 * Moves a native scroll-snap track of `count` slides and their two copies.
 *
 * @param onIndex gets the index of the picture in view whenever it changes
 */
export function loopTrack(track: HTMLElement, count: number, onIndex: (index: number) => void) {
  const width = () => track.getBoundingClientRect().width
  let place = 0
  let index = -1
  /** An animation to `place` is running, and no finger has interrupted it. */
  let isMoving = false

  const report = (next: number) => {
    if (next === index) return
    index = next
    onIndex(index)
  }
  const standAt = (next: number) => {
    place = next
    isMoving = false
    track.scrollLeft = place * width()
    report(indexAt(place, count))
  }
  const hasArrived = () => Math.abs(track.scrollLeft - place * width()) < 2
  const placeInView = () => Math.round(track.scrollLeft / width())
  /** Goes from a copy to the slide itself, which looks the same, even in the middle of an animation. */
  const leaveCopy = () => {
    const home = indexAt(place, count) + 1
    track.scrollLeft += (home - place) * width()
    place = home
  }
  const settle = () => {
    // An animation that another click has replaced fires `scrollend` too.
    if (isMoving) return
    place = placeInView()
    if (place !== indexAt(place, count) + 1) leaveCopy()
  }

  let resting: ReturnType<typeof setTimeout> | undefined
  track.addEventListener('scroll', () => {
    // The last scroll event may come after the viewer has closed, when the track has no width.
    if (width() === 0) return
    report(indexAt(placeInView(), count))
    if (hasArrived()) isMoving = false
    clearTimeout(resting)
    resting = setTimeout(settle, REST)
  })
  track.addEventListener('scrollend', settle)
  for (const type of ['touchstart', 'wheel'])
    track.addEventListener(type, () => (isMoving = false), { passive: true })

  return {
    /** Shows a picture at once. */
    show: (next: number) => standAt(next + 1),
    /** Keeps the picture in view after the viewport has changed its size. */
    stay: () => standAt(index + 1),
    step(direction: 1 | -1) {
      leaveCopy()
      place += direction
      isMoving = true
      glideTo(track, place * width())
    },
  }
}

/** Milliseconds and pixels within which two taps are a double tap. */
const DOUBLE_TAP_TIME = 350
const DOUBLE_TAP_DISTANCE = 30

/**
 * A double tap or double click enlarges a picture inside its slide, which then scrolls; the next one makes it fit again.
 * `dblclick` alone is not enough: not every touch screen sends it.
 */
export function zoomOnDoubleTap(track: HTMLElement, onZoom: () => void) {
  let last: MouseEvent | undefined
  track.addEventListener('click', (event) => {
    const isSecond =
      last &&
      event.timeStamp - last.timeStamp < DOUBLE_TAP_TIME &&
      Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < DOUBLE_TAP_DISTANCE
    last = isSecond ? undefined : event
    const slide = closest<HTMLElement>(event, '.slide')
    const image = slide?.querySelector('img')
    if (!isSecond || !slide || !image) return
    zoomAround(slide, image, event)
    onZoom()
  })
}

/** The point under the finger stays under it. */
function zoomAround(slide: HTMLElement, image: HTMLElement, { clientX, clientY }: MouseEvent) {
  const before = image.getBoundingClientRect()
  slide.toggleAttribute('data-zoomed')
  const after = image.getBoundingClientRect()
  const moved = (at: number, start: number, size: number, newStart: number, newSize: number) =>
    newStart + ((at - start) / size) * newSize - at
  slide.scrollBy({
    left: moved(clientX, before.left, before.width, after.left, after.width),
    top: moved(clientY, before.top, before.height, after.top, after.height),
    behavior: 'instant',
  })
}

/** While a pinch has enlarged the whole page, one finger pans the page and does not scroll the track. */
export function lockWhilePinched(track: HTMLElement, signal: AbortSignal) {
  const update = () => track.toggleAttribute('data-locked', (visualViewport?.scale ?? 1) > 1.01)
  visualViewport?.addEventListener('resize', update, { signal })
  update()
}
