import type { ViewerWords } from '@/lib/schema/page'
import { closest } from '../dom'

/** Milliseconds without scrolling after which the strip counts as at rest. */
const REST_TIME = 120
/** Milliseconds within which two taps are a double tap. */
const DOUBLE_TAP_TIME = 350

/**
 * Fills the viewer's strip, which the browser scrolls and snaps, with a slide for each picture. A slide loads its picture when
 * it or a neighbour comes into view.
 *
 * @param links around the pictures in the page
 * @param onIndex gets the index of the picture in view whenever it changes
 */
export function fillStrip(
  track: HTMLElement,
  links: readonly HTMLAnchorElement[],
  words: ViewerWords,
  onIndex: (index: number) => void,
) {
  const slides = links.map((link) => track.appendChild(emptySlide(link)))
  const { length } = slides
  let index = -1
  /** Whether the strip glides to the picture that a step has selected. */
  let isGliding = false
  let restTimer: ReturnType<typeof setTimeout> | undefined

  const select = (next: number) => {
    if (next === index) return
    index = next
    onIndex(index)
    slides.forEach((slide, at) => {
      slide.inert = at !== index
      if (slide.inert) slide.removeAttribute('data-zoomed')
    })
    for (const at of [index, index + 1, index + length - 1])
      fillSlide(slides[at % length]!, links[at % length]!, words)
  }
  const show = (next: number, behavior: ScrollBehavior = 'instant') => {
    select(next)
    isGliding = behavior === 'smooth'
    track.scrollTo({ left: next * track.clientWidth, behavior })
  }
  const selectInView = () => {
    // The last scroll event may fire after the viewer has closed.
    if (track.isConnected && !isGliding) select(Math.round(track.scrollLeft / track.clientWidth))
  }

  track.addEventListener('scroll', () => {
    selectInView()
    clearTimeout(restTimer)
    restTimer = setTimeout(() => {
      isGliding = false
      selectInView()
    }, REST_TIME)
  })
  for (const type of ['touchstart', 'wheel'])
    track.addEventListener(type, () => (isGliding = false), { passive: true })
  zoomOnDoubleTap(track)

  return {
    show,
    /** Glides to the picture before or after. At either end it begins again at the other. */
    step(direction: 1 | -1) {
      const next = (index + direction + length) % length
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      show(next, next === index + direction && !isStill ? 'smooth' : 'instant')
    },
    /** Keeps the picture in view after the viewport has changed its size. */
    stay() {
      show(index)
      slides.forEach(setSizes)
    },
  }
}

/** @param link around the picture */
function emptySlide(link: HTMLAnchorElement) {
  const image = link.querySelector('img')!
  const slide = document.createElement('div')
  slide.className = 'slide'
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
  slide.style.setProperty('--shape', String(ratio))
  return slide
}

/** Adds a copy of the picture, and a note that it is still loading or has failed. */
function fillSlide(slide: HTMLElement, link: HTMLAnchorElement, words: ViewerWords) {
  if (slide.firstChild) return
  const picture = link.querySelector('picture')!.cloneNode(true) as HTMLPictureElement
  const image = picture.querySelector('img')!
  const note = document.createElement('p')
  note.textContent = words.loading
  Object.assign(image, { className: '', loading: 'eager', draggable: false })
  image.addEventListener('load', () => (note.hidden = true))
  image.addEventListener('error', () => (note.textContent = words.failed))
  slide.append(picture, note)
  setSizes(slide)
}

/** Sets `sizes` to the displayed width, because a zoomed picture may need a larger file. */
function setSizes(slide: HTMLElement) {
  const width = slide.querySelector('img')?.getBoundingClientRect().width
  for (const each of slide.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    each.sizes = `${Math.ceil(width!)}px`
}

/**
 * Enlarges a picture on a double tap or double click; its slide then scrolls. The next double tap makes it fit again.
 * `dblclick` alone is not enough, because not every touch screen fires it.
 */
function zoomOnDoubleTap(track: HTMLElement) {
  let lastTime = -Infinity
  track.addEventListener('click', (event) => {
    const { clientX, clientY, timeStamp } = event
    const isSecond = timeStamp - lastTime < DOUBLE_TAP_TIME
    lastTime = isSecond ? -Infinity : timeStamp
    const slide = closest<HTMLElement>(event, '.slide')
    const image = slide?.querySelector('img')
    if (!isSecond || !slide || !image) return
    const before = image.getBoundingClientRect()
    slide.toggleAttribute('data-zoomed')
    const after = image.getBoundingClientRect()
    // The point under the finger stays under it.
    slide.scrollBy({
      left: after.left + ((clientX - before.left) / before.width) * after.width - clientX,
      top: after.top + ((clientY - before.top) / before.height) * after.height - clientY,
      behavior: 'instant',
    })
    setSizes(slide)
  })
}
