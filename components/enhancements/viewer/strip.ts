import type { ViewerWords } from '@/lib/schema/page'

/** Milliseconds without scrolling after which the strip counts as at rest. */
const REST_TIME = 120

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
  const slides = links.map((link) => addSlide(track, link, words))
  const { length } = slides
  let index = -1
  let restTimer: ReturnType<typeof setTimeout> | undefined

  const select = (next: number) => {
    if (next === index) return
    index = next
    onIndex(index)
    slides.forEach((slide, at) => (slide.inert = at !== index))
    for (const at of [index, index + 1, index + length - 1])
      slides[at % length]!.querySelector('img')!.loading = 'eager'
  }
  const show = (next: number, behavior: ScrollBehavior = 'instant') => {
    clearTimeout(restTimer)
    select(next)
    track.scrollTo({ left: next * track.clientWidth, behavior })
  }

  track.addEventListener('scroll', () => {
    clearTimeout(restTimer)
    restTimer = setTimeout(() => {
      // The viewer may have closed meanwhile.
      if (track.isConnected) select(Math.round(track.scrollLeft / track.clientWidth))
    }, REST_TIME)
  })

  return {
    show,
    /** Glides to the picture before or after. At either end it begins again at the other. */
    step(direction: 1 | -1) {
      const next = (index + direction + length) % length
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      show(next, next === index + direction && !isStill ? 'smooth' : 'instant')
    },
    /** Keeps the picture in view after a resize. Firefox and WebKit would keep the distance scrolled. */
    stay: () => show(index),
  }
}

/**
 * Adds a slide with a copy of a picture, and a note that it is still loading or has failed.
 *
 * @param link around the picture
 */
function addSlide(track: HTMLElement, link: HTMLAnchorElement, words: ViewerWords) {
  const slide = track.appendChild(document.createElement('div'))
  slide.className = 'slide'
  const picture = link.querySelector('picture')!.cloneNode(true) as HTMLPictureElement
  const image = picture.querySelector('img')!
  const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
  slide.style.setProperty('--shape', `${shape}`)
  // Title and foot leave about 85 % of the height to the picture.
  for (const each of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    each.sizes = `min(100vw, ${Math.round(85 * shape)}vh)`
  const note = document.createElement('p')
  note.textContent = words.loading
  Object.assign(image, { className: '', loading: 'lazy', draggable: false })
  image.addEventListener('load', () => (note.hidden = true))
  image.addEventListener('error', () => (note.textContent = words.failed))
  slide.append(picture, note)
  return slide
}
