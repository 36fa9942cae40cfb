/** Milliseconds and pixels within which a second tap belongs to the first. */
const TWICE = 350
const NEAR = 30

/**
 * A double tap, or a double click, makes a picture larger than its slide, which then scrolls, and the next one makes it
 * fit again. `dblclick` alone would not do: not every touch screen sends it.
 */
export function zoomOnDoubleTap(strip: HTMLElement, onZoom: () => void) {
  let last: MouseEvent | undefined
  strip.addEventListener('click', (event) => {
    const isSecond =
      last &&
      event.timeStamp - last.timeStamp < TWICE &&
      Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < NEAR
    last = isSecond ? undefined : event
    const slide = event.target instanceof Element ? event.target.closest<HTMLElement>('.slide') : null
    const image = slide?.querySelector('img')
    if (!isSecond || !slide || !image) return
    zoomAround(slide, image, event)
    onZoom()
  })
}

/** What was under the finger stays there. */
function zoomAround(slide: HTMLElement, image: HTMLElement, { clientX, clientY }: MouseEvent) {
  const before = image.getBoundingClientRect()
  slide.toggleAttribute('data-zoomed')
  const after = image.getBoundingClientRect()
  const moved = (at: number, start: number, size: number, newStart: number, newSize: number) =>
    newStart + ((at - start) / size) * newSize - at
  slide.scrollBy({
    left: moved(clientX, before.left, before.width, after.left, after.width),
    top: moved(clientY, before.top, before.height, after.top, after.height),
    behavior: 'instant',
  })
}

/** While fingers have made the whole page larger, they move it about and do not leaf through the pictures. */
export function holdWhilePinched(strip: HTMLElement, signal: AbortSignal) {
  const tell = () => strip.toggleAttribute('data-held', (visualViewport?.scale ?? 1) > 1.01)
  visualViewport?.addEventListener('resize', tell, { signal })
  tell()
}
