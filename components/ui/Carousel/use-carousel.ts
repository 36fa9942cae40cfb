import useEmblaCarousel from 'embla-carousel-react'
import { type FocusEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { firstInView, rotate, slidesOf } from './carousels'

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/** Milliseconds without a wheel event after which the next one begins a new gesture. */
const WHEEL_PAUSE = 120
/** Pixels that a gesture of the wheel has to travel sideways to count. */
const WHEEL_THRESHOLD = 30

/**
 * `watchFocus` would move a slide to the start when it is focused. A duration of 0 is a step without animation. A slide
 * that only touches the view is not in it.
 */
const options = {
  loop: true,
  align: 'start',
  inViewThreshold: 0.1,
  watchFocus: false,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const

/**
 * Gives a strip that the browser scrolls to embla, which starts at the slide that is in view.
 *
 * @returns `track`, the ref of the strip; whether embla runs; `start`, the index at which it starts; the index of the first
 *   slide in view, and how many are in view; `move`, which makes a number of steps of the visitor; whether the last step was one;
 *   and `forget`, for when the focus moves on
 */
export function useCarousel() {
  const [start, setStart] = useState<number>()
  const [view, setView] = useState<{ first: number; inView: number }>()
  const [hasStepped, setHasStepped] = useState(false)
  /** Steps of the visitor since the page script has left the strip to embla, which does not run yet. */
  const waiting = useRef(0)
  const [giveToEmbla, embla] = useEmblaCarousel({ ...options, startIndex: start ?? 0 })
  // All in one frame: the slide in view is read, `start` ends the browser's scrolling, and embla moves the strip to that slide.
  const track = useCallback(
    (element: HTMLElement | null) => {
      if (element) {
        setStart(firstInView(element))
        rotate(slidesOf(element), 0)
      }
      giveToEmbla(element)
    },
    [giveToEmbla],
  )

  // Before the browser paints, so that the controls show the slide in view from the first.
  useLayoutEffect(() => {
    if (!embla) return
    const read = () => {
      const inView = Number(getComputedStyle(embla.rootNode()).getPropertyValue('--in-view')) || 1
      setView({ first: embla.selectedScrollSnap(), inView })
    }
    read()
    // embla may have fired `slidesInView` before this code listens to it.
    keepFocusInView(embla)
    if (waiting.current) step(embla, waiting.current)
    embla.on('select', read).on('reInit', read).on('slidesInView', keepFocusInView)
    return stepOnSidewaysWheel(embla)
  }, [embla])

  const move = (steps: number) => {
    if (embla) step(embla, steps)
    else waiting.current += steps
    setHasStepped(true)
  }
  // A dialog that closes brings the page back to screen readers, and Firefox would then announce the last position again.
  const forget = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHasStepped(false)
  }
  const { first, inView } = view ?? { first: start ?? 0, inView: 1 }
  return { track, isRunning: view !== undefined, start, first, inView, hasStepped, move, forget }
}

/**
 * The numbers of the slides in view. A view that wraps around the end lists its slides one by one.
 *
 * @param first index of the first slide in view
 * @param inView number of slides in view
 * @example slidesInView(0, 3, 4) // '1–3'
 * @example slidesInView(3, 3, 4) // '4, 1, 2'
 */
export function slidesInView(first: number, inView: number, count: number): string {
  const numbers = Array.from({ length: inView }, (_, offset) => ((first + offset) % count) + 1)
  const isWrapped = first + inView > count
  return isWrapped ? numbers.join(', ') : [...new Set([numbers[0], numbers.at(-1)])].join('–')
}

/** Moves by a number of slides, back where it is negative. After the last slide comes the first. */
const step = (embla: Embla, steps: number) => embla.scrollTo(embla.selectedScrollSnap() + steps)

/** Makes slides out of view inert. When the focused slide leaves the view, the focus moves to the first slide in view. */
function keepFocusInView(embla: Embla) {
  const inView = embla.slidesInView()
  if (inView.length === 0) return
  const slides = embla.slideNodes()
  for (const index of inView) slides[index]!.inert = false
  const outOfView = slides.filter((_, index) => !inView.includes(index))
  if (outOfView.some((slide) => slide.contains(document.activeElement)))
    slides[embla.selectedScrollSnap()]!.querySelector('a')?.focus({ preventScroll: true })
  for (const slide of outOfView) slide.inert = true
}

/**
 * Makes one step for each sideways gesture on a touchpad or a wheel, however long its events go on. embla's strip does not
 * scroll, so the gesture would do nothing, or go back in history.
 */
function stepOnSidewaysWheel(embla: Embla) {
  let lastTime = -Infinity
  let travelled = 0
  const onWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return
    event.preventDefault()
    if (event.timeStamp - lastTime > WHEEL_PAUSE) travelled = 0
    lastTime = event.timeStamp
    const hasStepped = Math.abs(travelled) >= WHEEL_THRESHOLD
    travelled += event.deltaX
    if (!hasStepped && Math.abs(travelled) >= WHEEL_THRESHOLD) step(embla, Math.sign(travelled))
  }
  const track = embla.rootNode()
  track.addEventListener('wheel', onWheel, { passive: false })
  return () => track.removeEventListener('wheel', onWheel)
}
