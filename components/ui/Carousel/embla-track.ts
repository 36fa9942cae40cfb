import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { type Track, jumpTo, prefersReducedMotion, slidesOf } from './native-track'
import { stepOnSidewaysWheel } from './sideways-wheel'

type EmblaCarouselType = NonNullable<UseEmblaCarouselType[1]>

// `watchFocus` is off because slides out of view are inert, so the focus never has to move the track.
export const loopOptions = { loop: true, align: 'start', watchFocus: false, watchSlides: false } as const

/**
 * The track as embla moves it: it loops, follows touch and mouse, and makes slides out of view inert.
 *
 * @param onFirst gets the index of the first slide in view, now and after each change
 */
export function emblaTrack(
  embla: EmblaCarouselType,
  track: HTMLElement,
  onFirst: (index: number) => void,
): Track {
  const report = () => {
    markEdges(embla)
    onFirst(embla.selectedScrollSnap())
  }
  report()
  // embla may have fired `slidesInView` before this code listens to it.
  keepFocusInView(embla)
  embla.on('reInit', report).on('slidesInView', keepFocusInView)
  embla.on('select', () => {
    track.dataset.looping = 'moved'
    report()
  })
  embla.on('pointerUp', () => {
    if (prefersReducedMotion()) embla.scrollTo(embla.selectedScrollSnap(), true)
  })

  const step = (direction: 1 | -1) =>
    direction === 1 ? embla.scrollNext(prefersReducedMotion()) : embla.scrollPrev(prefersReducedMotion())
  const end = new AbortController()
  stepOnSidewaysWheel(track, end.signal, step)

  return {
    step,
    show: (index) => embla.scrollTo(index, prefersReducedMotion()),
    release: () => {
      const first = embla.selectedScrollSnap()
      end.abort()
      delete track.dataset.looping
      for (const slide of slidesOf(track)) {
        slide.inert = false
        slide.removeAttribute('data-first')
        slide.removeAttribute('data-last')
      }
      jumpTo(track, first)
    },
  }
}

/** Sets `data-first` and `data-last` on the slides at the edges of the view, whose captions keep to the text margins. */
function markEdges(embla: EmblaCarouselType) {
  const slides = embla.slideNodes()
  const inView = Number(getComputedStyle(embla.rootNode()).getPropertyValue('--in-view'))
  const first = embla.selectedScrollSnap()
  const last = (first + inView - 1) % slides.length
  slides.forEach((slide, index) => {
    slide.toggleAttribute('data-first', index === first)
    slide.toggleAttribute('data-last', index === last)
  })
}

/** Makes slides out of view inert. When the focused slide leaves the view, the focus moves to the first slide in view. */
function keepFocusInView(embla: EmblaCarouselType) {
  const slides = embla.slideNodes()
  const inView = embla.slidesInView()
  if (inView.length === 0) return
  for (const index of inView) slides[index]!.inert = false

  const outOfView = slides.filter((_, index) => !inView.includes(index))
  const first = slides[embla.selectedScrollSnap()]
  if (outOfView.some((slide) => slide.contains(document.activeElement)))
    first?.querySelector('a')?.focus({ preventScroll: true })
  for (const slide of outOfView) slide.inert = true
}
