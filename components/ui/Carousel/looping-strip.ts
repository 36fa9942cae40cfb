import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { type Strip, jumpTo, prefersStillness, slidesOf } from './native-strip'
import { stepOnSidewaysWheel } from './sideways-wheel'

type EmblaCarouselType = NonNullable<UseEmblaCarouselType[1]>

// Focus brings no slide to the start of the view: it can only get to slides that are in view.
export const loopOptions = { loop: true, align: 'start', watchFocus: false, watchSlides: false } as const

/** embla observes its slides; in a browser without observers the strip stays the browser's. */
export const canLoop = () => 'IntersectionObserver' in window && 'ResizeObserver' in window

/**
 * The strip as embla moves it: it loops, follows finger and mouse, and keeps the focus away from slides out of view.
 *
 * @param onFirst is told the index of the first slide in view, now and after each change
 */
export function loopingStrip(
  embla: EmblaCarouselType,
  strip: HTMLElement,
  onFirst: (index: number) => void,
): Strip {
  const tell = () => {
    markFirst(embla)
    onFirst(embla.selectedScrollSnap())
  }
  tell()
  // embla may have looked at its slides before anyone listened.
  keepFocusInView(embla)
  embla.on('reInit', tell).on('slidesInView', keepFocusInView)
  embla.on('select', () => {
    strip.dataset.looping = 'moved'
    tell()
  })
  embla.on('pointerUp', () => {
    if (prefersStillness()) embla.scrollTo(embla.selectedScrollSnap(), true)
  })

  const step = (direction: 1 | -1) =>
    direction === 1 ? embla.scrollNext(prefersStillness()) : embla.scrollPrev(prefersStillness())
  const end = new AbortController()
  stepOnSidewaysWheel(strip, end.signal, step)

  return {
    step,
    show: (index) => embla.scrollTo(index, prefersStillness()),
    release: () => {
      const first = embla.selectedScrollSnap()
      end.abort()
      delete strip.dataset.looping
      for (const slide of slidesOf(strip)) {
        slide.inert = false
        slide.removeAttribute('data-first')
      }
      jumpTo(strip, first)
    },
  }
}

/** The first caption in view starts on the text margin. */
function markFirst(embla: EmblaCarouselType) {
  const first = embla.selectedScrollSnap()
  embla.slideNodes().forEach((slide, index) => slide.toggleAttribute('data-first', index === first))
}

/** Slides out of view take no focus; a slide that leaves with the focus gives it to the first one in view. */
function keepFocusInView(embla: EmblaCarouselType) {
  const slides = embla.slideNodes()
  const inView = embla.slidesInView()
  if (inView.length === 0) return
  for (const index of inView) slides[index]!.inert = false

  const gone = slides.filter((_, index) => !inView.includes(index))
  const first = slides[embla.selectedScrollSnap()]
  if (gone.some((slide) => slide.contains(document.activeElement)))
    first?.querySelector('a')?.focus({ preventScroll: true })
  for (const slide of gone) slide.inert = true
}
