/** The files of the pictures, and the rules between them and their entries in `photos.ts`. */
import type { PhotoEntry } from './picture'

/** Facts about the file of one original. Width and height are those of the picture as it is shown, whichever way it lies. */
export interface Original {
  hash: string
  width: number
  height: number
  /** The file ends before the picture does. */
  isCutOff?: boolean
}

/** What `photos.ts` exports. */
export interface Photos {
  photos: Record<string, PhotoEntry>
  rendered: readonly string[]
}

/** By file below `content/photos/`, with or without an entry. A file that cannot be read as a picture is null. */
type Originals = Readonly<Record<string, Original | null>>

const PHOTOS = 'content/photos/photos.ts'
const SMALLEST_WIDTH = 1000

/** @example photoFiles('house/living-1', photo) // ['house/living-1.jpg'], and the upright version where there is one */
export const photoFiles = (name: string, { portrait }: PhotoEntry) =>
  portrait ? [`${name}.jpg`, portrait.file] : [`${name}.jpg`]

/** The mark of a file in `rendered` of `photos.ts`. */
export const renderedMark = ({ hash }: Original) => hash.slice(0, 8)

/**
 * Finds entries without their files; files that are no pictures, that are too small, and that are not those that their entry
 * speaks of; and files that can never be shown.
 */
export function* originalFaults({ photos, rendered }: Photos, originals: Originals): Generator<string> {
  const wanted = Object.entries(photos).flatMap(([name, entry]) => photoFiles(name, entry))
  const stray = Object.keys(originals).filter((file) => !wanted.includes(file))
  for (const [name, entry] of Object.entries(photos)) {
    const faults = photoFiles(name, entry).flatMap((file) => {
      const fault = fileFault(file, originals[file], stray)
      return fault === undefined ? [] : [`content/photos/${file} › ${name}: ${fault}`]
    })
    yield* faults
    if (faults.length === 0) yield* entryFaults(name, entry, originals as Record<string, Original>)
  }
  // The mark of a file that is gone is no fault: a photograph has replaced it.
  for (const mark of rendered.filter((each) => !/^[0-9a-f]{8}$/.test(each))) {
    const original = originals[`${mark}.jpg`]
    const fix = original ? `Write '${renderedMark(original)}' in its place` : 'Write a name from above'
    yield `${PHOTOS} › rendered, ${mark}: It names no file. Fix: ${fix}.`
  }
  for (const file of stray) {
    const isTold = wanted.some((each) => !(each in originals) && baseOf(each) === baseOf(file))
    if (!isTold && !/^[\w/-]+\.jpg$/.test(file))
      yield `content/photos/${file} › file name: ${nameFault(file)}`
  }
}

/** A name without its extension, in small letters, as file systems compare names that do not tell the two apart. */
const baseOf = (file: string) => file.replace(/\.\w+$/, '').toLowerCase()

function nameFault(file: string) {
  const name = file
    .replace(/\.\w+$/, '')
    .replace(/[^\w/]+/g, '-')
    .replace(/^-|-$/g, '')
  const problem = /\.jpe?g$/i.test(file) ? 'No entry can have this name.' : 'Only JPEGs are shown.'
  return `${problem} Fix: Save it as a JPEG named ${name}.jpg, or delete it.`
}

function fileFault(file: string, original: Original | null | undefined, stray: readonly string[]) {
  const similar = stray.find((each) => baseOf(each) === baseOf(file))
  if (original === undefined && similar !== undefined)
    return `There is no such file, but ${similar}. Fix: Save that as a JPEG under this name, and delete it.`
  if (original === undefined)
    return `There is no such file. Fix: Put the picture there, or correct its entry in ${PHOTOS}.`
  if (original === null) return 'It cannot be read as a picture. Fix: Save it again as a JPEG.'
  if (original.isCutOff)
    return 'It breaks off before its end. Fix: Copy it once more from where it came from.'
  if (original.width < SMALLEST_WIDTH)
    return `It is ${original.width} px wide. Fix: Take one of at least ${SMALLEST_WIDTH} px.`
  return undefined
}

/** Finds a picture that was replaced without its upright version, or the other way round. */
function* entryFaults(name: string, { portrait }: PhotoEntry, originals: Readonly<Record<string, Original>>) {
  if (!portrait) return
  const main = `${name}.jpg`
  const files = [main, portrait.file]
  const hashes = files.map((file) => originals[file]!.hash.slice(0, 4))
  const paired = portrait.pair?.split('-') ?? []
  const replaced = files.filter((_, index) => paired[index] !== hashes[index])
  const write = `write pair: '${hashes.join('-')}' beside it in ${PHOTOS}, or drop portrait there`
  const [other, device] = replaced[0] === main ? [portrait.file, 'phones'] : [main, 'desktops']
  if (replaced.length === 2)
    yield `content/photos/${portrait.file} › ${name}: Nothing says that it shows the same as ${main}. Fix: Look at both, and if it does, ${write}.`
  if (replaced.length === 1)
    yield `content/photos/${replaced[0]} › ${name}: It has been replaced, and ${device} still show ${other}. Fix: Replace that file as well and check again, or, if both show the same, ${write}.`
}
