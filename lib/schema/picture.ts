import { z } from 'zod'
import { text, withRules, words } from './kinds'

/** The point that a crop keeps in view, as fractions of a picture's width and height from its top left. */
const focus = z.tuple([z.number(), z.number()]).readonly()

/** The entry of one picture in `content/photos/photos.ts`. Its file is `content/photos/{name}.jpg`. */
export const photo = withRules(
  words('alt', 'caption').extend({
    focus,
    /** A computer visualisation that stands in for a photograph. */
    rendered: z.boolean(),
    /** An upright version for phones; the file is relative to `content/photos/`. */
    portrait: z.strictObject({ file: text(), focus }).optional(),
  }),
  ({ alt, caption }) => [
    plain(alt) !== '' &&
      plain(alt) === plain(caption) && [
        ['alt'],
        'The alt text repeats the caption, so a screen reader says it twice. Fix: Say what the picture shows, for somebody who does not see it.',
      ],
  ],
)

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const photos = z.record(z.string(), photo)

/** A picture may be given another caption and focus where it is used. */
const own = z.looseObject({ caption: text().optional(), focus: focus.optional() })

/** The result of `picture('house/living-1')`; for an unknown name it has no `alt`. */
export const picture = z
  .custom<Picture>((value) => 'alt' in Object(value) || 'rendered' in Object(value), {
    error: ({ input }) => {
      const { name } = Object(input) as Partial<Picture>
      if (!name) return "A picture belongs there. Fix: Write it as in picture('house/living-1')."
      return `There is no picture ${name}. Fix: Take a name of content/photos/photos.ts.`
    },
  })
  .pipe(own as unknown as z.ZodType<Picture, Picture>)

/** Words for pictures of which some are visualisations, and for photographs alone. */
const either = words('rendered', 'photographs')

/** What the site says about its pictures while some are visualisations, and once none is. */
export const visualisations = words('note', 'card').extend({
  gallery: either,
  gridHeading: either,
  caption: text('caption'),
})

export type VisualisationWords = z.infer<typeof visualisations>
export type PhotoEntry = z.infer<typeof photo>

/** The files that the build makes of one original: `{path}-{width}.{avif|webp|jpg}` for each of the widths. */
export interface Rendition {
  /** Address without width and extension: `/pictures/house-living-1.3fa9c1d2` */
  path: string
  /** Pixels of the largest rendition, which is never larger than the original. */
  width: number
  height: number
  widths: readonly number[]
}

/** A picture as components get it: its entry in the content with the renditions that the build has made. */
export interface Picture extends PhotoEntry, Rendition {
  name: string
  /** Generated class with the dominant colour as a placeholder and the focal point as `object-position`. */
  className: string
  upright?: Rendition
}

/** @example photoFiles('house/living-1', photo) // ['house/living-1.jpg'], and the upright version where there is one */
export const photoFiles = (name: string, { portrait }: PhotoEntry) =>
  portrait ? [`${name}.jpg`, portrait.file] : [`${name}.jpg`]

/** Facts about the file of one original. */
export interface Original {
  hash: string
  width: number
  height: number
}
