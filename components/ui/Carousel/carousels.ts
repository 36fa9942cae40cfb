import {
  closest,
  hasModifier,
  onCapture,
  onIntersection,
  whenDocumentIs,
} from '@/components/enhancements/dom'
import { whenOnline } from '@/components/enhancements/offline'
import type * as module from './run-carousel'

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

/** The steps of an arrow key, back with the left one; `undefined` for any other key. */
export const stepsOfKey = (event: KeyboardEvent): number | undefined =>
  hasModifier(event) ? undefined : { ArrowLeft: -1, ArrowRight: 1 }[event.key]

/**
 * Moves a carousel by one slide at a press of its arrows or at an arrow key, until embla does, which starts at the slide that is in
 * view. The step has no animation, because embla would take over from the middle of it. A lazy picture would slide in empty, so all
 * of them load once the carousel is touched or focused.
 *
 * @param load imports the module with embla (`run-carousel.ts`), when a carousel comes within one viewport height
 */
export function moveCarousels(load: () => Promise<typeof module>) {
  const step = (event: Event, steps: number) => {
    const carousel = closest(event, '[data-carousel]:not([data-running])')
    if (!carousel) return
    const track = carousel.firstElementChild!
    event.preventDefault()
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
    const steps = stepsOfKey(event)
    if (steps) step(event, steps)
  })
  for (const type of ['pointerover', 'focusin'])
    onCapture(type, (event) => {
      const images = closest(event, '[data-carousel]')?.querySelectorAll('img') ?? []
      for (const image of images) image.setAttribute('loading', 'eager')
    })
  whenDocumentIs('interactive', () => {
    for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
      const run = () =>
        load().then(
          ({ runCarousel }) => runCarousel(carousel),
          () => undefined,
        )
      // Its root is `display: contents` and has no box of its own.
      onIntersection(carousel.firstElementChild!, '100% 0px', (isNear) => isNear && whenOnline(run))
    }
  })
}
