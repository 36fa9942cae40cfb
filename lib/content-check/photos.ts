import type { FocalPoint, PhotoEntry } from '../types/picture'

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
 * @returns a sentence a problem: file, entry, what is wrong and what mends it; none when all is well
 */
export function checkPhotos(photos: Readonly<Record<string, PhotoEntry>>, originals: Originals): string[] {
  const entries = Object.entries(photos)
  return [
    ...entries.flatMap(([name, photo]) => checkEntry(name, photo)),
    ...checkRepeatedAlts(entries),
    ...entries.flatMap(([name, photo]) =>
      photoFiles(name, photo).flatMap((file) => checkFile(file, name, originals)),
    ),
    ...checkRepeatedFiles(entries, originals),
  ]
}

/** @example photoFiles('house/living-1', photo) // ['house/living-1.jpg'], and the upright version where there is one */
export function photoFiles(name: string, { portrait }: PhotoEntry): string[] {
  return portrait ? [`${name}.jpg`, portrait.file] : [`${name}.jpg`]
}

function checkEntry(name: string, { alt, focus, portrait }: PhotoEntry): string[] {
  const entry = `${ENTRIES}, '${name}'`
  return [
    ...(alt?.trim() ? [] : [`${entry}: the alt text is empty. Say in a sentence what the picture shows.`]),
    ...(isInside(focus) ? [] : [outside(`${entry}: the focus`, focus)]),
    ...(!portrait || isInside(portrait.focus)
      ? []
      : [outside(`${entry}: the portrait’s focus`, portrait.focus)]),
  ]
}

const isInside = (focus: FocalPoint) => focus.every((fraction) => fraction >= 0 && fraction <= 1)

const outside = (what: string, focus: FocalPoint) =>
  `${what} [${focus.join(', ')}] lies outside the picture. Give both as fractions from 0 to 1, from the top left.`

function checkRepeatedAlts(entries: [string, PhotoEntry][]): string[] {
  const described = entries.filter(([, { alt }]) => alt?.trim())
  return repeated(described.map(([name, { alt }]) => [alt.trim(), `'${name}'`])).map(
    (names) => `${ENTRIES}, ${names}: they have the same alt text. Say of each what only it shows.`,
  )
}

function checkFile(file: string, name: string, originals: Originals): string[] {
  const at = `content/photos/${file}, of '${name}'`
  const original = originals[file]
  if (original === undefined)
    return [`${at}: there is no such file. Put the picture there, or mend its entry in ${ENTRIES}.`]
  if (original === null) return [`${at}: it cannot be read as a picture. Save it again as a JPEG.`]
  return [
    ...(original.orientation > 1
      ? [`${at}: only its EXIF data turns it upright. Turn it in an image editor and save it.`]
      : []),
    ...(original.width < SMALLEST_WIDTH
      ? [`${at}: it is ${original.width} px wide. Take one of at least ${SMALLEST_WIDTH} px.`]
      : []),
  ]
}

function checkRepeatedFiles(entries: [string, PhotoEntry][], originals: Originals): string[] {
  const files = new Set(entries.flatMap(([name, photo]) => photoFiles(name, photo)))
  const hashes = [...files].flatMap((file): [string, string][] => {
    const original = originals[file]
    return original ? [[original.hash, `content/photos/${file}`]] : []
  })
  return repeated(hashes).map(
    (names) => `${names}: they are the same picture. Keep one and drop the other’s entry from ${ENTRIES}.`,
  )
}

/** The labels that share a key, joined: `[['a', '1'], ['b', '2'], ['a', '3']]` gives `['1 and 3']`. */
function repeated(keyed: [key: string, label: string][]): string[] {
  const labels = new Map<string, string[]>()
  for (const [key, label] of keyed) labels.set(key, [...(labels.get(key) ?? []), label])
  return [...labels.values()].filter(({ length }) => length > 1).map((same) => same.join(' and '))
}
