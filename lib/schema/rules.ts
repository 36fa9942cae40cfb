/** The rules of the content that need more than one file. Schemas hold the rules within one entry. */
import type { ArticleFrontMatter } from './article'
import type { Label } from './chart'
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

/** Checks that each entry of `photos.ts` has its files, and that they are pictures that are large enough. */
export function checkOriginals(modules: Modules, { originals }: Pick<Folders, 'originals'>): Fault[] {
  const entries = Object.entries(modules[PHOTOS]?.photos as Record<string, PhotoEntry>)
  return entries.flatMap(([name, entry]) =>
    photoFiles(name, entry).map((file): Fault => {
      const fault = originalFault(originals[file])
      return fault !== undefined && [`content/photos/${file}`, name, fault]
    }),
  )
}

function originalFault(original: Original | null | undefined): string | undefined {
  if (original === undefined)
    return `There is no such file. Fix: Put the picture there, or correct its entry in ${PHOTOS}.`
  if (original === null) return 'It cannot be read as a picture. Fix: Save it again as a JPEG.'
  if (original.width < SMALLEST_WIDTH)
    return `It is ${original.width} px wide. Fix: Take one of at least ${SMALLEST_WIDTH} px.`
  return undefined
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
