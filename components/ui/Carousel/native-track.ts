/** The carousel's track, moved by the browser's own scrolling or by embla. */
export interface Track {
  /** Moves to the next or the previous slide; at either end it wraps around. */
  step: (direction: 1 | -1) => void
  /** Moves to a slide, by its index. */
  show: (index: number) => void
  /** Stops moving the track and removes its listeners. */
  release: () => void
}

/** The slides of a track: the children of the one element inside the scroll container. */
export const slidesOf = (track: HTMLElement) =>
  Array.from(track.firstElementChild?.children ?? []) as HTMLElement[]

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Distance between two slides in pixels; 1 where nothing has a size, as in jsdom. */
function slideStep(track: HTMLElement): number {
  const [one, two] = slidesOf(track)
  return (one && two && two.offsetLeft - one.offsetLeft) || 1
}

/** Index of the slide at the start of the view. */
export function firstInView(track: HTMLElement): number {
  return Math.round(track.scrollLeft / slideStep(track))
}

/** Scrolls to a slide without animation. */
export function jumpTo(track: HTMLElement, index: number) {
  track.scrollLeft = index * slideStep(track)
}

/** Scrolls sideways with animation, or without where the visitor prefers reduced motion. */
export function glideTo(track: HTMLElement, left: number) {
  track.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

export const scrollToSlide = (track: HTMLElement, index: number) => glideTo(track, index * slideStep(track))

/** Scrolls to the next or the previous slide; at either end it wraps around. */
export function scrollByOne(track: HTMLElement, direction: 1 | -1) {
  const last = Math.round((track.scrollWidth - track.clientWidth) / slideStep(track))
  const next = firstInView(track) + direction
  scrollToSlide(track, next < 0 ? last : next > last ? 0 : next)
}

/**
 * The track as the browser scrolls it, until embla takes over.
 *
 * @param onFirst gets the index of the first slide in view, now and after each change
 */
export function nativeTrack(track: HTMLElement, onFirst: (index: number) => void): Track {
  const report = () => onFirst(firstInView(track))
  track.addEventListener('scroll', report, { passive: true })
  report()

  return {
    show: (index) => scrollToSlide(track, index),
    step: (direction) => scrollByOne(track, direction),
    release: () => track.removeEventListener('scroll', report),
  }
}

/** Calls back when the track is not scrolling: at once, or at the next `scrollend`. */
export function whenAtRest(track: HTMLElement, signal: AbortSignal, callback: () => void) {
  const distance = Math.abs(track.scrollLeft - firstInView(track) * slideStep(track))
  if (distance < 2 || !('onscrollend' in track)) callback()
  else track.addEventListener('scrollend', callback, { once: true, signal })
}
