import { z } from 'zod'
import { error, matching, text, withRules, words, type Found } from './kinds'

const isFraction = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1

/** The point that a crop keeps in view, as fractions of a picture's width and height from its top left. */
const focus = z.custom<readonly [number, number]>(
  (value) => Array.isArray(value) && value.length === 2 && value.every(isFraction),
  error(
    (value) =>
      `[${[value].flat().join(', ')}] is no point of a picture. Fix: Write two fractions from 0 to 1, as in [0.5, 0.4].`,
  ),
)

/** A name is part of addresses and of a CSS class. */
const name = z.string().regex(/^[\w-]+(\/[\w-]+)*$/, {
  error:
    'A name cannot hold blanks or signs. Fix: Use letters, digits and hyphens, here and in the name of its file.',
})

const jpeg = matching(
  /^[\w-]+(\/[\w-]+)*\.jpg$/,
  'is no name of a picture. Fix: Write it as in portrait/kitchen.jpg, in letters, digits and hyphens.',
)

/** The entry of one picture in `content/photos/photos.ts`. Its file is `content/photos/{name}.jpg`. */
export const photo = withRules(
  words('alt', 'caption').extend({
    focus,
    /** Whether it is a computer visualisation and no photograph. The upright version is of the same kind. */
    rendered: z.boolean(),
    /** An upright version for phones; the file is relative to `content/photos/`. */
    portrait: z.strictObject({ file: jpeg, focus }).optional(),
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

export const photos = z.record(name, photo)

/**
 * A picture that `compose` has put in the place of its name; for an unknown name it has no `alt`. It may be given another focus
 * where it is used. Its words have one place, its entry.
 */
export const picture = withRules(
  z.custom<Picture>(
    (value) => 'alt' in Object(value),
    error((value) => {
      const { name } = Object(value) as Partial<Picture>
      if (!name) return "A picture belongs there. Fix: Write its name, as in 'house/living-1'."
      return `There is no picture ${name}. Fix: Take a name of content/photos/photos.ts, or write an entry for it there.`
    }),
  ),
  ({ focus: own }) =>
    (focus.safeParse(own).error?.issues ?? []).map(({ message }): Found => [['focus'], message]),
)

export const visualisations = words('gridHeading').extend({
  note: text('place'),
  caption: text('caption'),
  viewer: text('title'),
  footer: words('all', 'some'),
})

export type VisualisationWords = z.infer<typeof visualisations>
export type PhotoEntry = z.infer<typeof photo>

/** The files that the build makes of one original: `{path}-{width}.avif` for each of the widths, and `{path}.jpg` of a picture. */
export interface Rendition {
  /** Address without width and extension: `/pictures/house-living-1.3fa9c1d2` */
  path: string
  /** Pixels of the largest AVIF, which is never larger than the original. */
  width: number
  height: number
  widths: readonly number[]
}

/** A picture as components get it: its entry in the content with the renditions that the build has made. */
export interface Picture extends PhotoEntry, Rendition {
  name: string
  /** Generated class that sets the focal point. */
  className: string
  /** White letters could not be read in its upper half. */
  light?: boolean
  upright?: Rendition
}
