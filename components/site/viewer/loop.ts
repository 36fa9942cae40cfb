/**
 * Places on a strip that goes round: before the first picture stands the last once more, and after the last the first,
 * so that a finger or an arrow gets from one end to the other without seeing it.
 *
 * @example indexAt(0, 4) // 3
 * @example indexAt(5, 4) // 0
 */
export const indexAt = (place: number, count: number) => (place - 1 + count) % count

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Milliseconds without scrolling that count as rest, for browsers that do not know `scrollend` or leave one out. */
const REST = 120

/**
 * Moves a strip of `count` slides and their two doubles, which the browser scrolls and snaps.
 *
 * @param onIndex is told the index of the picture in view whenever it is another one
 */
export function loopStrip(strip: HTMLElement, count: number, onIndex: (index: number) => void) {
  const width = () => strip.getBoundingClientRect().width
  let place = 0
  let index = -1
  /** On its way to `place`, where no finger has intervened. */
  let isGoing = false

  const tell = (next: number) => {
    if (next === index) return
    index = next
    onIndex(index)
  }
  const stand = (next: number) => {
    place = next
    isGoing = false
    strip.scrollLeft = place * width()
    tell(indexAt(place, count))
  }
  const isThere = () => Math.abs(strip.scrollLeft - place * width()) < 2
  const shown = () => Math.round(strip.scrollLeft / width())
  /** From a double to the slide itself: nobody sees it, not even in the middle of a motion. */
  const goHome = () => {
    const home = indexAt(place, count) + 1
    strip.scrollLeft += (home - place) * width()
    place = home
  }
  const rest = () => {
    // A motion that another press has overtaken ends as well.
    if (isGoing) return
    place = shown()
    if (place !== indexAt(place, count) + 1) goHome()
  }

  let resting: ReturnType<typeof setTimeout> | undefined
  strip.addEventListener('scroll', () => {
    // The last of a motion may be told after the viewer has closed, where a strip has no width.
    if (width() === 0) return
    tell(indexAt(shown(), count))
    if (isThere()) isGoing = false
    clearTimeout(resting)
    resting = setTimeout(rest, REST)
  })
  strip.addEventListener('scrollend', rest)
  for (const type of ['touchstart', 'wheel'])
    strip.addEventListener(type, () => (isGoing = false), { passive: true })

  return {
    /** Stands at a picture, at once. */
    show: (next: number) => stand(next + 1),
    /** To where it stands, after the window has another size. */
    stay: () => stand(index + 1),
    step(direction: 1 | -1) {
      goHome()
      place += direction
      isGoing = true
      strip.scrollTo({ left: place * width(), behavior: prefersStillness() ? 'instant' : 'smooth' })
    },
  }
}
