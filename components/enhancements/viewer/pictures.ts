import type { ViewerWords } from '@/lib/schema/page'

interface ViewerPicture {
  caption: string
  /** Width over height. */
  ratio: number
  /** The picture in the page, with its files and its alternative text. */
  source: HTMLPictureElement
}

/**
 * The pictures of the element with `data-viewer` around a link, in the order in which the page shows them. The value of
 * `data-viewer` is the title.
 *
 * @returns also the index of the link's own picture
 */
export function picturesOf(link: HTMLAnchorElement) {
  const set = link.closest<HTMLElement>('[data-viewer]')!
  const links = Array.from(set.querySelectorAll<HTMLAnchorElement>('a[data-picture]'))
  return {
    title: set.dataset.viewer!,
    pictures: links.map(pictureIn),
    start: links.indexOf(link),
  }
}

function pictureIn(link: HTMLAnchorElement): ViewerPicture {
  const source = link.querySelector('picture')!
  const image = source.querySelector('img')!
  return {
    caption: link.nextElementSibling?.textContent ?? '',
    ratio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    source,
  }
}

/**
 * Adds a slide for each picture to the track, and the two copies that let the track loop. A slide says that its picture is
 * still loading or has failed.
 */
export function createSlides(track: HTMLElement, pictures: readonly ViewerPicture[], words: ViewerWords) {
  const { length } = pictures
  const order = [length - 1, ...pictures.keys(), 0]
  const slides = order.map((index) => {
    const slide = document.createElement('div')
    slide.className = 'slide'
    slide.style.setProperty('--shape', String(pictures[index]!.ratio))
    return slide
  })
  track.append(...slides)

  return {
    /** Makes one picture current and loads its neighbours. */
    select(index: number) {
      const near = [index - 1, index, index + 1].map((each) => (each + length) % length)
      slides.forEach((slide, place) => {
        const isCurrent = place === index + 1
        slide.inert = !isCurrent
        if (!isCurrent) slide.removeAttribute('data-zoomed')
        if (slide.firstChild || !near.includes(order[place]!)) return
        slide.append(...copyOf(pictures[order[place]!]!, words))
        setSizes(slide)
      })
    },
    /** Lets the browser choose the files again after the pictures have changed their size. */
    updateSizes() {
      for (const slide of slides) if (slide.firstChild) setSizes(slide)
    },
  }
}

function copyOf({ source }: ViewerPicture, words: ViewerWords) {
  const picture = source.cloneNode(true) as HTMLPictureElement
  const image = picture.querySelector('img')!
  image.className = ''
  image.loading = 'eager'
  // Decoded at once: otherwise a blank frame shows when the track jumps from a copy to its slide.
  image.decoding = 'sync'
  image.draggable = false
  const note = document.createElement('p')
  note.textContent = words.loading
  image.addEventListener('load', () => (note.hidden = true))
  image.addEventListener('error', () => (note.textContent = words.failed))
  return [picture, note]
}

/** Sets `sizes` to the displayed width, because a zoomed picture may need a larger file. */
function setSizes(slide: HTMLElement) {
  const { width } = slide.querySelector('img')!.getBoundingClientRect()
  for (const each of slide.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    each.sizes = `${Math.ceil(width)}px`
}
