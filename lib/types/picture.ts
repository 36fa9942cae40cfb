/** A fraction of a picture's width and height, from its top left: the point that a crop keeps in sight. */
export type FocalPoint = readonly [x: number, y: number]

/** What `content/photos/photos.ts` says of one picture. The file is `content/photos/{name}.jpg`. */
export interface PhotoEntry {
  /** What a person who does not see the picture is told instead. */
  alt: string
  /** What stands under the picture. */
  caption: string
  focus: FocalPoint
  /** A computer visualisation that stands in for a photograph. */
  rendered: boolean
  /** An upright version for phones, below `content/photos/`. */
  portrait?: { file: string; focus: FocalPoint }
}

/** The files the build has made of one original. `{path}-{width}.{avif|webp|jpg}` exists for each of the widths. */
export interface Rendition {
  /** Address without width and ending: `/pictures/house-living-1.3fa9c1d2` */
  path: string
  /** Pixels of the largest rendition, which is never larger than the original. */
  width: number
  height: number
  /** Pixels, ascending. */
  widths: readonly number[]
}

/** A picture as components get it: what the content says of it and what the build made of it. */
export interface Picture extends PhotoEntry, Rendition {
  name: string
  /** Generated class that gives the dominant colour as a placeholder and the focal point as position. */
  className: string
  upright?: Rendition
}
