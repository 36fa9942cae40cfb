import type { ViewerPicture } from './pictures-of'

/** One slide a picture, and the two doubles that close the ring; a lone picture has none. */
export function createSlides(strip: HTMLElement, pictures: readonly ViewerPicture[]) {
  const { length } = pictures
  const order = [length - 1, ...pictures.keys(), 0]
  const slides = order.map((index) => {
    const slide = document.createElement('div')
    slide.className = 'slide'
    slide.style.setProperty('--shape', String(pictures[index]!.ratio))
    return slide
  })
  strip.append(...slides)

  const fill = (slide: HTMLElement, picture: ViewerPicture) => {
    if (!slide.firstChild) slide.append(copyOf(picture))
    setSizes(slide)
  }
  return {
    /** Makes one picture the one to see, and has its neighbours at hand. */
    bring(index: number) {
      const near = [index - 1, index, index + 1].map((each) => (each + length) % length)
      slides.forEach((slide, place) => {
        const isShown = place === index + 1
        slide.inert = !isShown
        if (!isShown) slide.removeAttribute('data-zoomed')
        if (near.includes(order[place]!)) fill(slide, pictures[order[place]!]!)
      })
    },
    /** Lets the browser choose anew among a picture's files, after its size has changed. */
    measure() {
      for (const slide of slides) if (slide.firstChild) setSizes(slide)
    },
  }
}

/** The page's own files and words. */
function copyOf({ source }: ViewerPicture) {
  const picture = source.cloneNode(true) as HTMLPictureElement
  const image = picture.querySelector('img')!
  image.className = ''
  image.loading = 'eager'
  // A double gives way to its slide without a blank moment.
  image.decoding = 'sync'
  image.draggable = false
  return picture
}

/** Zoomed in, a picture may need a larger file. */
function setSizes(slide: HTMLElement) {
  const { width } = slide.querySelector('img')!.getBoundingClientRect()
  for (const each of slide.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    each.sizes = `${Math.ceil(width)}px`
}
