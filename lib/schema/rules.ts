/** The rules of the content that need more than one file. Schemas hold the rules within one entry. */
import type { ArticleFrontMatter } from './article'
import type { Label } from './chart'
import { pairOf, photoFiles, renderedMark, type Original, type PhotoEntry } from './picture'

/** The exports of the files of `content/`, by file and name. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The files in the project's folders besides the content modules. */
export interface Folders {
  /** By file below `content/photos/`, with or without an entry. A file that cannot be read as a picture is null. */
  originals: Readonly<Record<string, Original | null>>
  /** Without front matter where it cannot be read. */
  /** ISO date in Ireland. */
  today?: string
  articles: readonly { slug: string; frontMatter?: Partial<ArticleFrontMatter>; body: string }[]
}

export type Fault = false | [file: string, entry: string, message: string]

const PHOTOS = 'content/photos/photos.ts'
const SMALLEST_WIDTH = 1000

/**
 * Checks that each entry of `photos.ts` has its files, that they are pictures that are large enough and those that the entry
 * speaks of, and that no file lies beside them that can never be shown.
 */
export function checkOriginals(modules: Modules, { originals }: Pick<Folders, 'originals'>): Fault[] {
  const entries = Object.entries(modules[PHOTOS]?.photos as Record<string, PhotoEntry>)
  const wanted = entries.flatMap(([name, entry]) => photoFiles(name, entry))
  const stray = Object.keys(originals).filter((file) => !wanted.includes(file))
  return [
    ...entries.flatMap(([name, entry]) => {
      const found = photoFiles(name, entry).map((file): Fault => {
        const fault = originalFault(file, originals[file], stray)
        return fault !== undefined && [`content/photos/${file}`, name, fault]
      })
      return found.some(Boolean)
        ? found
        : [renderedFault(name, entry, originals), pairFault(name, entry, originals)]
    }),
    ...stray.map((file): Fault => {
      const isTold = wanted.some((each) => !(each in originals) && baseOf(each) === baseOf(file))
      return !isTold && !isName(file) && [`content/photos/${file}`, 'file name', nameFault(file)]
    }),
  ]
}

/** A name without its extension, in small letters, as file systems compare names that do not tell the two apart. */
const baseOf = (file: string) => file.replace(/\.\w+$/, '').toLowerCase()
const isName = (file: string) => /^[\w/-]+\.jpg$/.test(file)

function nameFault(file: string) {
  const name = file
    .replace(/\.\w+$/, '')
    .replace(/[^\w/]+/g, '-')
    .replace(/^-|-$/g, '')
  const problem = /\.jpe?g$/i.test(file) ? 'No entry can have this name.' : 'Only JPEGs are shown.'
  return `${problem} Fix: Save it as a JPEG named ${name}.jpg, or delete it.`
}

/** Says of a mark that it is of no use yet. A mark of another file needs no fault: this file is a photograph. */
function renderedFault(name: string, { rendered }: PhotoEntry, originals: Folders['originals']): Fault {
  const fix = `Write rendered: '${renderedMark(originals[`${name}.jpg`]!)}', which names this file, or drop it for a photograph`
  return (
    rendered === true && [
      PHOTOS,
      `${name}, rendered`,
      `It says true, also of a photograph that replaces this file. Fix: ${fix}.`,
    ]
  )
}

function pairFault(name: string, { portrait }: PhotoEntry, originals: Folders['originals']): Fault {
  if (!portrait) return false
  const pair = pairOf(originals[`${name}.jpg`]!, originals[portrait.file]!)
  if (portrait.pair === pair) return false
  const [main, upright] = pair.split('-')
  const [ofMain, ofUpright] = (portrait.pair ?? '').split('-')
  const write = `write pair: '${pair}' beside it in ${PHOTOS}, or drop portrait there`
  if (ofMain !== main && ofUpright !== upright)
    return [
      `content/photos/${portrait.file}`,
      name,
      `Nothing says that it shows the same as ${name}.jpg. Fix: Look at both, and if it does, ${write}.`,
    ]
  const [replaced, other, device] =
    ofMain !== main ? [`${name}.jpg`, portrait.file, 'phones'] : [portrait.file, `${name}.jpg`, 'desktops']
  return [
    `content/photos/${replaced}`,
    name,
    `It has been replaced, and ${device} still show ${other}. Fix: Replace that file as well and check again, or, if both show the same, ${write}.`,
  ]
}

function originalFault(
  file: string,
  original: Original | null | undefined,
  stray: readonly string[],
): string | undefined {
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

const EXAMPLE_NAME = 'Edgewater'

/**
 * A line that lists the files in which the name of the example still stands, once the site has another.
 *
 * @param texts of the content, by file
 * @example nameReminders('The Pier', { 'content/home.ts': 'Come to Edgewater' }) // ['Still the example’s name, …']
 */
export function nameReminders(name: string, texts: Readonly<Record<string, string>>): string[] {
  if (name.includes(EXAMPLE_NAME)) return []
  const files = Object.keys(texts).filter((file) => texts[file]!.includes(EXAMPLE_NAME))
  return files.length === 0 ? [] : [`Still the example’s name, ${EXAMPLE_NAME}: ${files.join(', ')}.`]
}
