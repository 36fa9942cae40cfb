/** The rules of the content that need more than one file. `lib/schema.ts` holds the rules within one. */
import { existsSync } from 'node:fs'
import type { ArticleEntry, PageEntry, PhotoEntry, Property } from '@/lib/schema'
import { photoFiles, type Original, type Originals } from '../make/originals'
import type { Text } from './markdown'

const SMALLEST_WIDTH = 1000
/** Of a version for phones. */
const SMALLEST_UPRIGHT = 640
const WORDS_A_MINUTE = 200

/** Spaces other than the plain one, and signs that nobody sees, as word processors write them. */
const NOT_PLAIN = /[^\S \t\r\n]|[\u00ad\u200b\u200e\u200f\u2060\ufeff\ufffd]/u

/** Finds signs that look like a plain space or like nothing. */
export function* textFaults(file: string, text: string) {
  for (const [index, line] of text.split('\n').entries())
    if (NOT_PLAIN.test(line))
      yield `${file}:${index + 1}: expected plain spaces and letters, found one that is not, after “${line.split(NOT_PLAIN)[0]!.slice(-20)}”`
}

/** Finds entries of pictures without their files, files that cannot be shown, and files that are too small. */
export function* photoFaults(
  photos: Readonly<Record<string, PhotoEntry>>,
  originals: Originals,
): Generator<string> {
  for (const [name, entry] of Object.entries(photos))
    for (const file of photoFiles(name, entry)) {
      const fault = fileFault(originals[file], file === `${name}.jpg` ? SMALLEST_WIDTH : SMALLEST_UPRIGHT)
      if (fault) yield `content/photos/${file}: ${fault}`
    }
  const wanted = Object.entries(photos).flatMap(([name, entry]) => photoFiles(name, entry))
  for (const file of Object.keys(originals).filter((each) => !/^[\w/-]+\.jpg$/.test(each)))
    if (!wanted.includes(file))
      yield `content/photos/${file}: expected a JPEG with a name as in kitchen-2.jpg`
}

function fileFault(original: Original | null | undefined, smallest: number) {
  if (original === undefined) return 'there is no such file; its entry is in content/photos/photos.ts'
  if (original === null) return 'is no picture; save it again as a JPEG'
  if (original.isCutOff) return 'breaks off before its end; copy it once more'
  if (original.width < smallest) return `expected ${smallest} px at least, has ${original.width}`
  return undefined
}

/** Finds a property that is there twice, has no page, or names what is not there. */
export function* propertyFaults(
  properties: readonly Property[],
  amenities: readonly string[],
  lettingNumbers: Readonly<Record<string, string>>,
  maxGuests: number,
): Generator<string> {
  const ids = properties.map(({ id }) => id)
  for (const [index, { id, has, capacity, facts }] of properties.entries()) {
    const at = `content/properties/${id}.ts ›`
    if (ids.indexOf(id) < index) yield `${at} id: another property has it`
    for (const each of has.filter((each) => !amenities.includes(each)))
      yield `${at} has: there is no ${each} under amenities in content/home.ts`
    if (capacity > maxGuests)
      yield `${at} capacity: ${capacity} guests cannot be chosen; maxGuests in content/booking.ts is ${maxGuests}`
    const guests = facts.find(({ noun }) => noun === 'guests')?.figure
    if (guests && Number(guests) !== capacity)
      yield `${at} facts: has ${guests} guests, and capacity ${capacity}`
  }
  for (const id of Object.keys(lettingNumbers).filter((each) => !ids.includes(each)))
    yield `content/site.ts › owner, lettingNumbers: there is no property ${id}`
}

/** A page, and where its entry stands. */
export type Located = readonly [at: string, page: Pick<PageEntry, 'path' | 'title' | 'description'>]

/** Finds pages with the same address, title or description, and entries without a page. The 404 page is `app/not-found.tsx`. */
export function* pageFaults(pages: readonly Located[]): Generator<string> {
  for (const [index, [at, page]] of pages.entries()) {
    for (const key of ['path', 'title', 'description'] as const) {
      const twin = pages.slice(0, index).find(([, other]) => other[key] === page[key])
      if (twin) yield `${at}, ${key}: ${twin[0]} has the same`
    }
    const file = `app${page.path === '/' ? '' : page.path.replace(/^\/blogs\/.*/, '/blogs/[slug]')}/page.tsx`
    if (page.path !== '/404' && !existsSync(file)) yield `${at}: expected a page, ${file}`
  }
}

export const ARTICLES = 'content/blog/articles.ts'

/**
 * Finds entries of articles without a text and texts without an entry, dates that are still to come, and wrong reading times.
 *
 * @param files all that there are, and `texts`, those that can be read: both by their names relative to `content`
 * @param today ISO date in Ireland
 */
export function* articleFaults(
  articles: readonly Pick<ArticleEntry, 'slug' | 'date' | 'readingTime'>[],
  files: readonly string[],
  texts: Readonly<Record<string, Pick<Text, 'words'>>>,
  today: string,
): Generator<string> {
  const known = new Set(['blog/SOURCES.md'])
  for (const { slug, date, readingTime } of articles) {
    const file = `blog/${slug}.mdx`
    known.add(file)
    if (!files.includes(file)) yield `${ARTICLES} › ${slug}: expected its text in content/${file}`
    if (date > today) yield `${ARTICLES} › ${slug}, date: expected a day up to today, received ${date}`
    const { words } = texts[file] ?? {}
    const minutes = words && Math.ceil(words / WORDS_A_MINUTE)
    if (minutes && readingTime !== minutes)
      yield `${ARTICLES} › ${slug}, readingTime: expected ${minutes}, for ${words} words, received ${readingTime}`
  }
  for (const file of files.filter((each) => /^blog\/.*(?<!\.ts)$/.test(each) && !known.has(each)))
    yield `content/${file}: no entry of ${ARTICLES} has its name`
}

/** A link, and where it stands. */
export type Link = readonly [at: string, href: string]

/**
 * Finds links that lead to no page of the site, or to no anchor of that page.
 *
 * @param anchors by path; undefined for a page whose text cannot be read
 */
export function* linkFaults(
  links: readonly Link[],
  anchors: ReadonlyMap<string, readonly string[] | undefined>,
): Generator<string> {
  for (const [at, href] of links) {
    const [path = '', hash] = href.replace(/\?[^#]*/, '').split('#')
    const there = anchors.get(path)
    if (!href.startsWith('/')) {
      if (!/^(https:\/\/[^/ ]+\.|tel:|mailto:)/.test(href))
        yield `${at}: expected an address as in /house or https://www.met.ie, received ${JSON.stringify(href)}`
    } else if (!anchors.has(path))
      yield `${at}: there is no page ${path}; there are ${[...anchors.keys()].join(', ')}`
    else if (hash !== undefined && there && !there.includes(hash))
      yield `${at}: there is no #${hash} on ${path}; there are ${there.map((each) => `#${each}`).join(', ') || 'none'}`
  }
}

/** Finds every `href` in the words and data of a file. */
export const linksIn = (file: string, value: object): Link[] =>
  Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === 'object') return linksIn(file, inner ?? {})
    const { label, name, place } = value as Record<string, unknown>
    return key === 'href' ? [[`${file} › ${label ?? name ?? place}`, String(inner)] as const] : []
  })
