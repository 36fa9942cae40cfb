/** The rules between the files of the pictures and their entries in `photos.ts`. */
import type { PhotoEntry } from '@/lib/schema/picture'
import { photoFiles, type Original } from '../shared/originals'

type Photos = Readonly<Record<string, PhotoEntry>>

/** By file below `content/photos/`, with or without an entry. A file that cannot be read as a picture is null. */
type Originals = Readonly<Record<string, Original | null>>

const PHOTOS = 'content/photos/photos.ts'
const SMALLEST_WIDTH = 1000
/** Of an upright version, which phones alone show. */
const SMALLEST_UPRIGHT = 640

/** Finds entries without their files; files that are no pictures or too small; and files that can never be shown. */
export function* originalFaults(photos: Photos, originals: Originals): Generator<string> {
  const wanted = Object.entries(photos).flatMap(([name, entry]) => photoFiles(name, entry))
  const stray = Object.keys(originals).filter((file) => !wanted.includes(file))
  for (const [name, entry] of Object.entries(photos)) {
    const faults = photoFiles(name, entry).flatMap((file) => {
      const fault = fileFault(file, originals[file], stray)
      return fault === undefined ? [] : [`content/photos/${file} › ${name}: ${fault}`]
    })
    yield* faults
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
  if (original.isTransparent)
    return 'Parts of it are transparent, which would turn black. Fix: Lay it on a ground of one colour, and save it as a JPEG.'
  const smallest = file.startsWith('portrait/') ? SMALLEST_UPRIGHT : SMALLEST_WIDTH
  if (original.width < smallest)
    return `It is ${original.width} px wide. Fix: Take one of at least ${smallest} px.`
  return undefined
}
