/** Runs carousels with embla. The page script loads this module when a carousel comes near (docs/decisions/0010-deferred-scripts.md). */
import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { fill } from '@/lib/format'
import { firstInView, rotate, slidesOf } from './carousels'

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
 * Gives a strip that the browser scrolls to embla, which starts at the slide that is in view, and keeps its controls true to it.
 *
 * @returns makes a number of steps of the visitor, back where it is negative
 */
export function runCarousel(carousel: HTMLElement) {
  const track = carousel.firstElementChild as HTMLElement
  const slides = slidesOf(track)
  const count = slides.length
  const announced = carousel.querySelector('[aria-live]')!
  const shown = announced.previousElementSibling!
  const cells = Array.from(announced.nextElementSibling!.children)
  let hasStepped = false

  const startIndex = firstInView(track)
  rotate(slides, 0)
  // Ends the browser's scrolling.
  carousel.toggleAttribute('data-running', true)
  const embla = EmblaCarousel(track, { ...options, startIndex })

  /** Shows the slides in view; after a step of the visitor, announces them in its place. */
  const tell = () => {
    const first = embla.selectedScrollSnap()
    const inView = Number(getComputedStyle(track).getPropertyValue('--in-view')) || 1
    const number = slidesInView(first, inView, count)
    const position = fill(carousel.dataset.carousel!, { number, count })
    const said = hasStepped ? position : ''
    shown.textContent = position
    shown.ariaHidden = hasStepped ? 'true' : null
    if (announced.textContent !== said) announced.textContent = said
    slides.forEach((slide, index) => slide.toggleAttribute('data-first', index === first))
    cells.forEach((cell, index) => {
      cell.toggleAttribute('data-shown', (index - first + count) % count < inView)
      if (cell.matches('button')) cell.ariaCurrent = index === first ? 'true' : null
    })
  }
  const move = (steps: number) => {
    hasStepped = true
    step(embla, steps)
    tell()
  }
  cells.forEach((cell, index) => {
    if (cell.matches('button')) cell.addEventListener('click', () => move(index - embla.selectedScrollSnap()))
  })
  // A dialog that closes brings the page back to screen readers, and Firefox would then announce the last position again.
  carousel.addEventListener('focusout', ({ relatedTarget }) => {
    if (carousel.contains(relatedTarget as Node | null)) return
    hasStepped = false
    tell()
  })
  tell()
  keepFocusInView(embla)
  embla.on('select', tell).on('reInit', tell).on('slidesInView', keepFocusInView)
  stepOnSidewaysWheel(embla)
  return move
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
const step = (embla: EmblaCarouselType, steps: number) => embla.scrollTo(embla.selectedScrollSnap() + steps)

/** Makes slides out of view inert. When the focused slide leaves the view, the focus moves to the first slide in view. */
function keepFocusInView(embla: EmblaCarouselType) {
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
function stepOnSidewaysWheel(embla: EmblaCarouselType) {
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
  embla.rootNode().addEventListener('wheel', onWheel, { passive: false })
}
