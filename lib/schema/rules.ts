/** The rules of the content that need more than one file. Schemas hold the rules within one entry. */
import type { ArticleFrontMatter } from './article'
import type { Label } from './chart'
import { repeated } from './kinds'
import { photoFiles, type Original, type PhotoEntry } from './picture'

/** The exports of the files of `content/`, by file and name. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The files in the project's folders besides the content modules. */
export interface Folders {
  /** By file below `content/photos/`, with or without an entry. A file that cannot be read as a picture is null. */
  originals: Readonly<Record<string, Original | null>>
  /** Without front matter where it cannot be read. */
  articles: readonly { slug: string; frontMatter?: Partial<ArticleFrontMatter>; body: string }[]
}

export type Fault = false | [file: string, entry: string, message: string]

const PHOTOS = 'content/photos/photos.ts'
const SMALLEST_WIDTH = 1000

/** Checks that entries of `photos.ts` and files match, and that each file is large enough, upright and used once. */
export function checkOriginals(modules: Modules, { originals }: Pick<Folders, 'originals'>): Fault[] {
  const entries = Object.entries(modules[PHOTOS]?.photos as Record<string, PhotoEntry>)
  const wanted = entries.flatMap(([name, entry]) =>
    photoFiles(name, entry).map((file, index) => [file, { name, isUpright: index > 0 }] as const),
  )
  const known = new Map(wanted)
  const hashes = [...known.keys()].map((file) => [originals[file]?.hash, file] as const)
  const at = (file: string) => `content/photos/${file}`
  return [
    ...[...known].flatMap(([file, { name, isUpright }]) =>
      originalFaults(originals[file], isUpright).map(
        (fault): Fault => fault !== false && [at(file), name, fault],
      ),
    ),
    ...repeated(hashes).map(([file, twin]): Fault => [
      at(file),
      'picture',
      `${at(twin)} is the same. Fix: Keep one, and drop the other’s entry from ${PHOTOS}.`,
    ]),
    ...Object.keys(originals).map(
      (file): Fault =>
        !known.has(file) && [
          at(file),
          'picture',
          `No entry knows of it. Fix: Save it as a .jpg, and give it an entry in ${PHOTOS}; or take it away.`,
        ],
    ),
  ]
}

function originalFaults(original: Original | null | undefined, isUpright: boolean): (false | string)[] {
  if (original === undefined)
    return [`There is no such file. Fix: Put the picture there, or correct its entry in ${PHOTOS}.`]
  if (original === null) return ['It cannot be read as a picture. Fix: Save it again as a JPEG.']
  const { width, height, orientation } = original
  return [
    orientation > 1 && 'Only its EXIF data turns it upright. Fix: Turn it in an image editor and save it.',
    width < SMALLEST_WIDTH && `It is ${width} px wide. Fix: Take one of at least ${SMALLEST_WIDTH} px.`,
    isUpright &&
      height <= width &&
      `It is to be the upright version, and is ${width} px wide and ${height} px high. Fix: Take a crop that is higher than it is wide, or drop portrait from the entry.`,
  ]
}

/** Checks that every label of the chart names a place. */
export function checkLabels(modules: Modules): Fault[] {
  const { places } = modules['content/chart/places.ts'] as { places: object }
  const labelLists = Object.entries(modules['content/chart/labels.ts'] as Record<string, readonly Label[]>)
  return labelLists.flatMap(([name, labels]) =>
    labels.map(
      ({ place }): Fault =>
        place !== undefined &&
        !Object.hasOwn(places, place) && [
          'content/chart/labels.ts',
          `${name}, ${place}`,
          `There is no place ${place}. Fix: Take a name of content/chart/places.ts.`,
        ],
    ),
  )
}
