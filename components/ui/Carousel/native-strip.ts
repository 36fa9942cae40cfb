/** A strip of slides that can be moved, whoever moves it. */
export interface Strip {
  /** To the next slide or to the one before; past either end it goes round. */
  step: (direction: 1 | -1) => void
  /** To a slide, by its index. */
  show: (index: number) => void
  /** Lets go of the strip and leaves it as the browser scrolls it. */
  release: () => void
}

/** What lies in a strip: an element that scrolls, in it a track, in that the slides. */
export const slidesOf = (strip: HTMLElement) =>
  Array.from(strip.firstElementChild?.children ?? []) as HTMLElement[]

export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Pixels from one slide to the next; 1 where there is nothing to measure. */
function slideStep(strip: HTMLElement): number {
  const [one, two] = slidesOf(strip)
  return (one && two && two.offsetLeft - one.offsetLeft) || 1
}

/** Index of the slide that the browser has scrolled to the start of the view. */
export function firstInView(strip: HTMLElement): number {
  return Math.round(strip.scrollLeft / slideStep(strip))
}

/** Scrolls to a slide without motion. */
export function jumpTo(strip: HTMLElement, index: number) {
  strip.scrollLeft = index * slideStep(strip)
}

/** Scrolls to a slide, without motion where none is wanted. */
export function scrollToSlide(strip: HTMLElement, index: number) {
  if (prefersStillness()) jumpTo(strip, index)
  else strip.scrollTo({ left: index * slideStep(strip), behavior: 'smooth' })
}

/** Scrolls to the next slide or to the one before; past either end it goes round. */
export function scrollByOne(strip: HTMLElement, direction: 1 | -1) {
  const last = Math.round((strip.scrollWidth - strip.clientWidth) / slideStep(strip))
  const next = firstInView(strip) + direction
  scrollToSlide(strip, next < 0 ? last : next > last ? 0 : next)
}

/**
 * The strip as the browser scrolls it: until embla has taken over, and where embla lacks what it needs.
 *
 * @param onFirst is told the index of the first slide in view, now and after each change
 */
export function nativeStrip(strip: HTMLElement, onFirst: (index: number) => void): Strip {
  const tell = () => onFirst(firstInView(strip))
  strip.addEventListener('scroll', tell, { passive: true })
  tell()

  return {
    show: (index) => scrollToSlide(strip, index),
    step: (direction) => scrollByOne(strip, direction),
    release: () => strip.removeEventListener('scroll', tell),
  }
}

/** Calls back once no scrolling is under way: at once, or at the end of the gesture. */
export function whenAtRest(strip: HTMLElement, signal: AbortSignal, callback: () => void) {
  const drift = Math.abs(strip.scrollLeft - firstInView(strip) * slideStep(strip))
  if (drift < 2 || !('onscrollend' in strip)) callback()
  else strip.addEventListener('scrollend', callback, { once: true, signal })
}
