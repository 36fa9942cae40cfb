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

/** Moves a track that the browser scrolls. It has no animation, because embla would take over from the middle of it. */
function stepNatively(track: Element, steps: number) {
  const slides = slidesOf(track)
  const index = (firstInView(track) + steps + slides.length) % slides.length
  rotate(slides, 0)
  track.scrollLeft = slides[index]!.offsetLeft - slides[0]!.offsetLeft
  if (firstInView(track) === index) return
  // The track ends before this slide is at its start.
  rotate(slides, index)
  track.scrollLeft = 0
}

/**
 * Moves a carousel by one slide at a press of its arrows or at an arrow key. A lazy picture would slide in empty, so all of them
 * load once the carousel is touched or focused.
 *
 * @param load imports the module with embla (`run-carousel.ts`), when a carousel comes within one viewport height
 */
export function moveCarousels(load: () => Promise<typeof module>) {
  /** What moves the carousels that embla runs. */
  const running = new Map<Element, (steps: number) => void>()
  const step = (event: Event, steps: number) => {
    const carousel = closest(event, '[data-carousel]')
    if (!carousel) return
    event.preventDefault()
    const move = running.get(carousel)
    if (move) move(steps)
    else stepNatively(carousel.firstElementChild!, steps)
  }
  document.addEventListener('click', (event) => {
    const arrow = closest<HTMLElement>(event, '[data-step]')
    if (arrow) step(event, Number(arrow.dataset.step))
  })
  document.addEventListener('keydown', (event) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (steps && !hasModifier(event)) step(event, steps)
  })
  for (const type of ['pointerover', 'focusin'])
    onCapture(type, (event) => {
      const images = closest(event, '[data-carousel]')?.querySelectorAll('img') ?? []
      for (const image of images) image.setAttribute('loading', 'eager')
    })
  whenDocumentIs('interactive', () => {
    for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
      const run = async () => {
        const { runCarousel } = await load()
        if (!running.has(carousel)) running.set(carousel, runCarousel(carousel))
      }
      onIntersection(carousel, '100% 0px', (isNear) => {
        // Without the module the browser scrolls it.
        if (isNear) whenOnline(() => run().catch(() => undefined))
      })
    }
  })
}
