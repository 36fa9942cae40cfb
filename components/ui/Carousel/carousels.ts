import { closest, hasModifier } from '@/components/enhancements/dom'

/** The slides of a carousel's track. */
export const slidesOf = (track: Element) => Array.from(track.firstElementChild!.children) as HTMLElement[]

/** Index of the slide at the start of a track that the browser scrolls. */
export function firstInView(track: Element): number {
  const start = track.getBoundingClientRect().left
  const distances = slidesOf(track).map((slide) => Math.abs(slide.getBoundingClientRect().left - start))
  return distances.indexOf(Math.min(...distances))
}

/** Moves the slides before an index behind the last one; an index of 0 restores their order. */
export const rotate = (slides: readonly HTMLElement[], index: number) =>
  slides.forEach((slide, at) => (slide.style.order = String(Number(at < index))))

/**
 * Moves a carousel by one slide at a press of its arrows or at an arrow key, until embla does, which sets `data-start` and starts
 * at the slide that is in view. The step has no animation, because embla would take over from the middle of it.
 */
export function stepCarousels() {
  const step = (event: Event, steps: number) => {
    const carousel = closest(event, '[data-island="visible"]')
    const track = carousel?.firstElementChild
    if (!track || track.hasAttribute('data-start')) return
    event.preventDefault()
    for (const image of carousel.querySelectorAll('img')) image.loading = 'eager'
    const slides = slidesOf(track)
    const index = (firstInView(track) + steps + slides.length) % slides.length
    rotate(slides, 0)
    track.scrollLeft = slides[index]!.offsetLeft - slides[0]!.offsetLeft
    if (firstInView(track) === index) return
    // The track ends before this slide is at its start.
    rotate(slides, index)
    track.scrollLeft = 0
  }
  document.addEventListener('click', (event) => {
    const arrow = closest<HTMLElement>(event, '[data-step]')
    if (arrow) step(event, Number(arrow.dataset.step))
  })
  document.addEventListener('keydown', (event) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (steps && !hasModifier(event)) step(event, steps)
  })
}
