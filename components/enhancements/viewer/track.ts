import { glideTo } from '@/components/ui/Carousel/native-track'
import { closest } from '../dom'

/**
 * Index of the picture at a position on the track. The track begins with a copy of the last picture and ends with a copy of
 * the first, so that it loops without a visible jump.
 *
 * @example indexAt(0, 4) // 3
 * @example indexAt(5, 4) // 0
 */
export const indexAt = (position: number, count: number) => (position - 1 + count) % count

/** Milliseconds without scrolling after which the track counts as at rest. */
const REST_TIME = 120

/**
 * Moves a native scroll-snap track of `count` slides and their two copies.
 *
 * @param onIndex gets the index of the picture in view whenever it changes
 */
export function loopTrack(track: HTMLElement, count: number, onIndex: (index: number) => void) {
  const width = () => track.getBoundingClientRect().width
  const positionInView = () => Math.round(track.scrollLeft / width())
  let index = -1
  /** The position to which an animation leads, until the track is at rest or the visitor moves it. */
  let target: number | undefined
  let restTimer: ReturnType<typeof setTimeout> | undefined

  const report = (next: number) => {
    if (next === index) return
    index = next
    onIndex(index)
  }
  const jumpTo = (next: number) => {
    target = undefined
    track.scrollLeft = (next + 1) * width()
    report(next)
  }
  /** If a copy is in view, jumps to its original, which looks the same, even in the middle of an animation. */
  const leaveCopy = (position: number) => {
    const original = indexAt(position, count) + 1
    if (original !== position) track.scrollLeft += (original - position) * width()
    return original
  }

  track.addEventListener('scroll', () => {
    // The last scroll event may fire after the viewer has closed, when the track has no width.
    if (width() === 0) return
    report(indexAt(positionInView(), count))
    clearTimeout(restTimer)
    restTimer = setTimeout(() => {
      target = undefined
      leaveCopy(positionInView())
    }, REST_TIME)
  })
  for (const type of ['touchstart', 'wheel'])
    track.addEventListener(type, () => (target = undefined), { passive: true })

  return {
    /** Shows a picture at once. */
    show: jumpTo,
    /** Keeps the picture in view after the viewport has changed its size. */
    stay: () => jumpTo(index),
    step(direction: 1 | -1) {
      target = leaveCopy(target ?? positionInView()) + direction
      glideTo(track, target * width())
    },
  }
}

/** Milliseconds and pixels within which two taps are a double tap. */
const DOUBLE_TAP_TIME = 350
const DOUBLE_TAP_DISTANCE = 30

/**
 * Enlarges a picture on a double tap or double click; its slide then scrolls. The next double tap makes it fit again.
 * `dblclick` alone is not enough, because not every touch screen fires it.
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

/** Zooms so that the point under the finger stays under it. */
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

/** Stops the track from scrolling while the page is pinch-zoomed, so that one finger pans the page. */
export function lockWhilePinched(track: HTMLElement, signal: AbortSignal) {
  const update = () => track.toggleAttribute('data-locked', (visualViewport?.scale ?? 1) > 1.01)
  visualViewport?.addEventListener('resize', update, { signal })
  update()
}
