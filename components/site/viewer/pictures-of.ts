export interface ViewerPicture {
  name: string
  caption: string
  /** Width over height. */
  ratio: number
  /** The picture in the page: its files, its alternative text. */
  source: HTMLPictureElement
}

/** Pictures that are looked through together. */
export interface PictureSet {
  title: string
  pictures: ViewerPicture[]
  /** Index of the picture that was pressed. */
  start: number
}

/**
 * The set a picture belongs to, as it stands in the page: the pictures in `data-viewer`, whose value is the title.
 * A picture that stands twice, large above the strip it is part of, counts once, at its place in the strip.
 */
export function picturesOf(link: HTMLAnchorElement): PictureSet {
  const set = link.closest<HTMLElement>('[data-viewer]')
  const byName = new Map<string, ViewerPicture>()
  for (const each of set?.querySelectorAll<HTMLAnchorElement>('a[data-picture]') ?? []) {
    const picture = read(each)
    byName.delete(picture.name)
    byName.set(picture.name, picture)
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
    // The plate puts a number before the caption.
    caption: link.closest('figure')?.querySelector('figcaption')?.lastChild?.textContent ?? '',
    ratio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    source,
  }
}
