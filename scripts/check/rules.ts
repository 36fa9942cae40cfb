/** The rules of the content that its schemas (`lib/schema.ts`) do not hold. */
import { existsSync } from 'node:fs'
import type { ArticleEntry, PageEntry, PhotoEntry, Property } from '@/lib/schema'
import type { Originals } from '../make/originals'
import type { Text } from './markdown'

const SMALLEST_WIDTH = 1000
/** Of a version for phones. */
const SMALLEST_UPRIGHT = 640
const WORDS_A_MINUTE = 200

/** Spaces other than the plain one, and signs that nobody sees, as word processors write them. */
const NOT_PLAIN = /[^\S \t\r\n]|[\u00ad\u200b\u200e\u200f\u2060\ufeff\ufffd]/u

export function* textFaults(file: string, text: string) {
  for (const [index, line] of text.split('\n').entries())
    if (NOT_PLAIN.test(line))
      yield `${file}:${index + 1}: expected plain spaces, found another after “${line.split(NOT_PLAIN)[0]!.slice(-20)}”`
}

/** Finds entries of pictures without their files, files that cannot be shown, and files that are too small. */
export function* photoFaults(photos: Readonly<Record<string, PhotoEntry>>, originals: Originals) {
  const smallest = new Map<string, number>()
  for (const [name, { portrait }] of Object.entries(photos)) {
    smallest.set(`${name}.jpg`, SMALLEST_WIDTH)
    if (portrait) smallest.set(portrait.file, SMALLEST_UPRIGHT)
  }
  for (const [file, least] of smallest) {
    const at = `content/photos/${file}`
    const { width } = originals[file] ?? {}
    if (width === undefined) yield `${at}: there is no such file; its entry is in content/photos/photos.ts`
    else if (width === 0) yield `${at}: is no whole picture; copy it once more, or save it again as a JPEG`
    else if (width < least) yield `${at}: expected ${least} px at least, has ${width}`
  }
  for (const file of Object.keys(originals).filter((each) => !/^[\w/-]+\.jpg$/.test(each)))
    if (!smallest.has(file)) yield `content/photos/${file}: expected a JPEG with a name as in kitchen-2.jpg`
}

/** Finds a property that is there twice, sleeps more than can be chosen, or names what is not there, and amenities of none. */
export function* propertyFaults(
  properties: readonly Property[],
  amenities: readonly string[],
  lettingNumbers: Readonly<Record<string, string>>,
  maxGuests: number,
  siteName: string,
) {
  const ids = properties.map(({ id }) => id)
  for (const amenity of amenities.filter((each) => !properties.some(({ has }) => has.includes(each))))
    yield `content/home.ts › amenities: no property has ${amenity}`
  for (const [index, { id, name, has, capacity, facts, galleries = [] }] of properties.entries()) {
    const at = `content/properties/${id}.ts ›`
    if (ids.indexOf(id) < index) yield `${at} id: another property has it`
    for (const each of has.filter((each) => !amenities.includes(each)))
      yield `${at} has: there is no ${each} under amenities in content/home.ts`
    if (name === siteName) yield `${at} name: the site has the same in content/site.ts`
    if (new Set(galleries.map((each) => each.id)).size < galleries.length)
      yield `${at} galleries: two have the same id`
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
type Located = readonly [at: string, page: PageEntry]

/** In characters. Search results cut off longer texts. */
const LENGTHS = [
  ['path', 1, 60],
  ['title', 15, 60],
  ['description', 70, 155],
] as const

/** Finds titles and descriptions that are too short, too long or those of another page, and entries without a page or a date. */
export function* pageFaults(pages: readonly Located[]) {
  for (const [index, [at, page]] of pages.entries()) {
    for (const [key, least, most] of LENGTHS) {
      const { length } = page[key]
      if (length < least || length > most)
        yield `${at}, ${key}: expected ${least} to ${most} characters, has ${length}, “${page[key]}”`
      const twin = pages.slice(0, index).find(([, other]) => other[key] === page[key])
      if (twin) yield `${at}, ${key}: ${twin[0]} has the same`
    }
    if (!page.changed && !page.noindex) yield `${at}, changed: is missing`
    // The 404 page is app/not-found.tsx.
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
) {
  for (const { slug, date, readingTime } of articles) {
    const at = `${ARTICLES} › ${slug}`
    const file = `blog/${slug}.mdx`
    if (!files.includes(file)) yield `${at}: expected its text in content/${file}`
    if (date > today) yield `${at}, date: expected a day up to today, received ${date}`
    const words = texts[file]?.words ?? 0
    const minutes = Math.ceil(words / WORDS_A_MINUTE)
    if (words && readingTime !== minutes)
      yield `${at}, readingTime: expected ${minutes}, for ${words} words, received ${readingTime}`
  }
  for (const file of files.filter((each) => /^blog\/.*\.mdx$/.test(each)))
    if (!articles.some(({ slug }) => file === `blog/${slug}.mdx`))
      yield `content/${file}: no entry of ${ARTICLES} has its name`
}

/** A link, and where it stands. */
type Link = readonly [at: string, href: string]

/**
 * Finds links that lead to no page of the site, or to no anchor of that page.
 *
 * @param anchors by path; undefined for a page whose text cannot be read
 */
export function* linkFaults(
  links: readonly Link[],
  anchors: Readonly<Record<string, readonly string[] | undefined>>,
) {
  for (const [at, href] of links) {
    const [path = '', hash] = href.replace(/\?[^#]*/, '').split('#')
    const there = anchors[path]
    if (!href.startsWith('/')) {
      if (!/^(https:\/\/[^/ ]+\.|tel:|mailto:)/.test(href))
        yield `${at}: expected an address as in /house or https://www.met.ie, received ${JSON.stringify(href)}`
    } else if (!(path in anchors))
      yield `${at}: there is no page ${path}; there are ${Object.keys(anchors).join(', ')}`
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
