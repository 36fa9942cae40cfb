import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/** A duration of 0 is a step without animation. A slide that peeks in is not in view. */
const options = {
  loop: true,
  align: 'start',
  inViewThreshold: 0.5,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const

/**
 * Gives embla a track that the browser scrolls until then, once it has come to rest.
 *
 * @param hasArrows lead to the slides out of view, which then take no focus; otherwise embla moves to a slide that is focused
 * @returns `track`, the ref of the track; the index of the first slide in view; and `move`, which makes a number of steps
 */
export function useCarousel(hasArrows: boolean) {
  const track = useRef<HTMLDivElement>(null)
  const [start, embla] = useEmblaCarousel({ ...options, watchFocus: !hasArrows })
  const [first, setFirst] = useState(0)

  useEffect(() => whenAtRest(track.current!, () => start(track.current)), [start])

  // Before the browser paints, so that the slide to which the visitor has swiped stays in its place.
  useLayoutEffect(() => {
    if (!embla) return
    embla.on('select', () => setFirst(embla.selectedScrollSnap()))
    embla.on('slidesInView', () => markSlidesBeyond(embla, hasArrows))
    startInView(embla)
    embla.rootNode().parentElement!.toggleAttribute('data-ready', true)
  }, [embla, hasArrows])

  const move = (steps: number) => embla?.scrollTo(embla.selectedScrollSnap() + steps)
  return { track, first, move }
}

const slidesOf = (track: HTMLElement) => Array.from(track.firstElementChild!.children) as HTMLElement[]

/** How far the track is scrolled when a slide stands at its start, in pixels. */
const snapsOf = (slides: HTMLElement[]) => slides.map(({ offsetLeft }) => offsetLeft - slides[0]!.offsetLeft)

/**
 * Calls `act` once no swipe is under way: the track stands at a slide, or at its end, as in the frame before.
 *
 * @returns what stops waiting
 */
function whenAtRest(track: HTMLElement, act: () => void) {
  let last = -1
  let frame = 0
  const look = () => {
    const { scrollLeft, scrollWidth, clientWidth } = track
    const places = [...snapsOf(slidesOf(track)), scrollWidth - clientWidth]
    if (scrollLeft === last && places.some((place) => Math.abs(place - scrollLeft) < 2)) return act()
    last = scrollLeft
    frame = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(frame)
}

/** Starts at the slide that is in view, and ends the browser's scrolling, which embla does not reckon with. */
function startInView(embla: Embla) {
  const track = embla.rootNode()
  const slides = embla.slideNodes()
  const snaps = snapsOf(slides)
  const inView = slides.findIndex(
    ({ offsetWidth }, index) => snaps[index]! + offsetWidth / 2 > track.scrollLeft,
  )
  embla.scrollTo(inView, true)
  track.scrollLeft = 0
}

/**
 * Marks the slides out of view for the styles, and makes them inert where arrows lead to them. When the focused slide leaves the view,
 * the focus moves to the first slide in view.
 */
function markSlidesBeyond(embla: Embla, hasArrows: boolean) {
  const inView = embla.slidesInView()
  if (inView.length === 0) return
  const slides = embla.slideNodes()
  const beyond = slides.filter((_, index) => !inView.includes(index))
  for (const slide of slides) slide.toggleAttribute('data-beyond', beyond.includes(slide))
  if (!hasArrows) return
  for (const index of inView) slides[index]!.inert = false
  if (beyond.some((slide) => slide.contains(document.activeElement)))
    slides[embla.selectedScrollSnap()]!.querySelector('a')?.focus({ preventScroll: true })
  for (const slide of beyond) slide.inert = true
}
