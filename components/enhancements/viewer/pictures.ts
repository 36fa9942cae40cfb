export interface ViewerPicture {
  name: string
  caption: string
  /** Width over height. */
  ratio: number
  /** The picture in the page, with its files and its alternative text. */
  source: HTMLPictureElement
}

/** The pictures that the viewer shows together. */
export interface PictureSet {
  title: string
  pictures: ViewerPicture[]
  /** Index of the picture that was clicked. */
  start: number
}

/**
 * The pictures of the element with `data-viewer` around a link, in the order in which the page shows them. The value of
 * `data-viewer` is the title. A lead picture that the carousel repeats counts once, as the first.
 */
export function picturesOf(link: HTMLAnchorElement): PictureSet {
  const set = link.closest<HTMLElement>('[data-viewer]')
  const byName = new Map<string, ViewerPicture>()
  for (const each of set?.querySelectorAll<HTMLAnchorElement>('a[data-picture]') ?? []) {
    const picture = read(each)
    if (!byName.has(picture.name)) byName.set(picture.name, picture)
  }
  const pictures = [...byName.values()]
  return {
    title: set?.dataset.viewer ?? '',
    pictures,
    start: pictures.findIndex(({ name }) => name === nameOf(link)),
  }
}

const nameOf = (link: HTMLAnchorElement) => link.dataset.picture ?? ''

function read(link: HTMLAnchorElement): ViewerPicture {
  const source = link.querySelector('picture')!
  const image = source.querySelector('img')!
  return {
    name: nameOf(link),
    // In the apartment's grid the caption begins with a number, in an element of its own.
    caption: link.closest('figure')?.querySelector('figcaption')?.lastChild?.textContent ?? '',
    ratio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    source,
  }
}

/** Adds a slide for each picture to the track, and the two copies that let the track loop. */
export function createSlides(track: HTMLElement, pictures: readonly ViewerPicture[]) {
  const { length } = pictures
  const order = [length - 1, ...pictures.keys(), 0]
  const slides = order.map((index) => {
    const slide = document.createElement('div')
    slide.className = 'slide'
    slide.style.setProperty('--shape', String(pictures[index]!.ratio))
    return slide
  })
  track.append(...slides)

  const fill = (slide: HTMLElement, picture: ViewerPicture) => {
    if (!slide.firstChild) slide.append(copyOf(picture))
    setSizes(slide)
  }
  return {
    /** Makes one picture current and loads its neighbours. */
    select(index: number) {
      const near = [index - 1, index, index + 1].map((each) => (each + length) % length)
      slides.forEach((slide, place) => {
        const isCurrent = place === index + 1
        slide.inert = !isCurrent
        if (!isCurrent) slide.removeAttribute('data-zoomed')
        if (near.includes(order[place]!)) fill(slide, pictures[order[place]!]!)
      })
    },
    /** Lets the browser choose the files again after the pictures have changed their size. */
    updateSizes() {
      for (const slide of slides) if (slide.firstChild) setSizes(slide)
    },
  }
}

function copyOf({ source }: ViewerPicture) {
  const picture = source.cloneNode(true) as HTMLPictureElement
  const image = picture.querySelector('img')!
  image.className = ''
  image.loading = 'eager'
  // Decoded at once: otherwise a blank frame shows when the track jumps from a copy to its slide.
  image.decoding = 'sync'
  image.draggable = false
  return picture
}

/** Sets `sizes` to the displayed width, because a zoomed picture may need a larger file. */
function setSizes(slide: HTMLElement) {
  const { width } = slide.querySelector('img')!.getBoundingClientRect()
  for (const each of slide.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    each.sizes = `${Math.ceil(width)}px`
}
