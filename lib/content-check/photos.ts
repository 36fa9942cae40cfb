import type { FocalPoint, PhotoEntry } from '../types/picture'
import { problem, repeated } from './problem'

/** What the build found in the file of one original. */
export interface Original {
  /** The same for the same bytes. */
  hash: string
  width: number
  height: number
  /** EXIF orientation: 1 is upright. */
  orientation: number
}

/** By file below `content/photos/`. A file that is no picture has no `Original`; one that is not there has no key. */
export type Originals = Readonly<Record<string, Original | null>>

const SMALLEST_WIDTH = 1000
const ENTRIES = 'content/photos/photos.ts'

/**
 * Everything that is wrong with the pictures, at once.
 *
 * @param files what lies below `content/photos/`, where it is to be known of pictures that have no entry
 * @returns a line a problem, as `problem` writes it; none when all is well
 */
export function checkPhotos(
  photos: Readonly<Record<string, PhotoEntry>>,
  originals: Originals,
  files: readonly string[] = [],
): string[] {
  const entries = Object.entries(photos)
  return [
    ...entries.flatMap(([name, photo]) => checkEntry(name, photo)),
    ...checkRepeatedAlts(entries),
    ...entries.flatMap(([name, photo]) => checkFiles(name, photo, originals)),
    ...checkRepeatedFiles(entries, originals),
    ...checkStrays(entries, files),
  ]
}

/** @example photoFiles('house/living-1', photo) // ['house/living-1.jpg'], and the upright version where there is one */
export function photoFiles(name: string, { portrait }: PhotoEntry): string[] {
  return portrait ? [`${name}.jpg`, portrait.file] : [`${name}.jpg`]
}

function checkEntry(name: string, { alt, caption, focus, portrait }: PhotoEntry): string[] {
  const wrong = (key: string, what: string, fix: string) => problem(ENTRIES, `${name}, ${key}`, what, fix)
  const places = [
    ['focus', focus],
    ['portrait, focus', portrait?.focus],
  ] as const
  return [
    ...(alt.trim()
      ? []
      : [wrong('alt', 'The alt text is empty.', 'Say in a sentence what the picture shows.')]),
    ...(caption.trim()
      ? []
      : [wrong('caption', 'The caption is empty.', 'Say in a few words what stands out.')]),
    ...(alt.trim() && plain(alt) === plain(caption)
      ? [
          wrong(
            'alt',
            'The alt text repeats the caption, so a screen reader says it twice.',
            'Say what the picture shows, for somebody who does not see it.',
          ),
        ]
      : []),
    ...places.flatMap(([key, point]) =>
      !point || isInside(point)
        ? []
        : [
            wrong(
              key,
              `[${point.join(', ')}] lies outside the picture.`,
              'Give both as fractions from 0 to 1, from the top left.',
            ),
          ],
    ),
  ]
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isInside = (focus: FocalPoint) => focus.every((fraction) => fraction >= 0 && fraction <= 1)

function checkRepeatedAlts(entries: [string, PhotoEntry][]): string[] {
  const described = entries.filter(([, { alt }]) => alt.trim())
  return repeated(described.map(([name, { alt }]) => [plain(alt), name])).map(([name, twin]) =>
    problem(ENTRIES, `${name}, alt`, `${twin} has the same alt text.`, 'Say of each what only it shows.'),
  )
}

function checkFiles(name: string, photo: PhotoEntry, originals: Originals): string[] {
  const [main, upright] = photoFiles(name, photo)
  return [
    ...checkFile(main!, name, originals),
    ...(upright ? [...checkFile(upright, name, originals), ...checkUpright(upright, name, originals)] : []),
  ]
}

const wrongFile = (file: string, name: string, what: string, fix: string) =>
  problem(`content/photos/${file}`, name, what, fix)

function checkFile(file: string, name: string, originals: Originals): string[] {
  const original = originals[file]
  if (original === undefined)
    return [
      wrongFile(
        file,
        name,
        'There is no such file.',
        `Put the picture there, or mend its entry in ${ENTRIES}.`,
      ),
    ]
  if (original === null)
    return [wrongFile(file, name, 'It cannot be read as a picture.', 'Save it again as a JPEG.')]
  const { orientation, width } = original
  return [
    ...(orientation > 1
      ? [
          wrongFile(
            file,
            name,
            'Only its EXIF data turns it upright.',
            'Turn it in an image editor and save it.',
          ),
        ]
      : []),
    ...(width < SMALLEST_WIDTH
      ? [wrongFile(file, name, `It is ${width} px wide.`, `Take one of at least ${SMALLEST_WIDTH} px.`)]
      : []),
  ]
}

function checkUpright(file: string, name: string, originals: Originals): string[] {
  const { width = 0, height = 1 } = originals[file] ?? {}
  if (height > width) return []
  return [
    wrongFile(
      file,
      name,
      `It is to be the upright version, and is ${width} px wide and ${height} px high.`,
      'Take a crop that is higher than it is wide, or drop portrait from the entry.',
    ),
  ]
}

function checkRepeatedFiles(entries: [string, PhotoEntry][], originals: Originals): string[] {
  const files = [...new Set(entries.flatMap(([name, photo]) => photoFiles(name, photo)))]
  const known = files.flatMap((file) => {
    const original = originals[file]
    return original ? [[original.hash, file] as const] : []
  })
  return repeated(known).map(([file, twin]) =>
    problem(
      `content/photos/${file}`,
      'picture',
      `content/photos/${twin} is the same.`,
      `Keep one, and drop the other’s entry from ${ENTRIES}.`,
    ),
  )
}

function checkStrays(entries: [string, PhotoEntry][], files: readonly string[]): string[] {
  const known = new Set(entries.flatMap(([name, photo]) => photoFiles(name, photo)))
  const strays = files.filter((file) => /\.(jpe?g|png|webp|avif|heic)$/i.test(file) && !known.has(file))
  return strays.map((file) =>
    problem(
      `content/photos/${file}`,
      'picture',
      'No entry knows of it.',
      `Save it as a .jpg, and give it an entry in ${ENTRIES}; or take it away.`,
    ),
  )
}
