import { parse } from 'yaml'
import { dayNumber } from '../iso-date'

const TEXT_KEYS = ['title', 'date', 'author', 'image', 'excerpt', 'standfirst', 'description'] as const
const WORDS_A_MINUTE = 200
const WORDS = { least: 500, most: 900 }
const DESCRIPTION = { least: 70, most: 155 }
/** Search results show some 60 characters; the name of the site comes behind it. */
const TITLE = { least: 8, most: 46 }
const FEWEST_HIGHLIGHTS = 3

type FrontMatter = Readonly<Record<string, unknown>>

/**
 * Everything that is wrong with the articles, at once.
 *
 * @param sources the text of each `content/blog/{slug}.mdx` by slug
 * @param photoNames names of `content/photos/photos.ts`
 * @returns a sentence a problem: file, entry, what is wrong and what mends it; none when all is well
 */
export function checkArticles(
  sources: Readonly<Record<string, string>>,
  photoNames: readonly string[],
): string[] {
  const firstToSay = new Map<unknown, string>()
  return Object.entries(sources).flatMap(([slug, source]) => {
    const file = `content/blog/${slug}.mdx`
    const { frontMatter, words } = readArticle(source)
    if (!frontMatter)
      return [
        `${file}, front matter: it is missing or cannot be read. Open the file with the keys of another article between two lines of ---, and put what holds a colon into quotes.`,
      ]
    return [
      ...checkSlug(file, slug, frontMatter),
      ...checkTexts(file, frontMatter),
      ...checkImage(file, frontMatter, photoNames),
      ...checkHighlights(file, frontMatter),
      ...checkLength(file, frontMatter, words),
      ...checkPlaces(file, frontMatter),
      ...checkRepeated(file, frontMatter, firstToSay),
    ]
  })
}

/** @returns no front matter where there is none that can be read; words of the text alone, link targets left out */
function readArticle(source: string): { frontMatter?: FrontMatter; words: number } {
  const [, yaml = '', text = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? []
  const words = text.replace(/\]\([^)]*\)/g, ']').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  return { frontMatter: readYaml(yaml), words }
}

function readYaml(yaml: string): FrontMatter | undefined {
  try {
    const value: unknown = parse(yaml)
    return typeof value === 'object' && value !== null ? (value as FrontMatter) : undefined
  } catch {
    return undefined
  }
}

function checkSlug(file: string, slug: string, { slug: stated = slug }: FrontMatter): string[] {
  if (stated !== slug)
    return [`${file}, slug: it says ${stated}. The file name is the slug; drop the key or rename the file.`]
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return [`${file}: its name is the address of the article. Use small letters, digits and hyphens.`]
  return []
}

function checkTexts(file: string, frontMatter: FrontMatter): string[] {
  const missing = TEXT_KEYS.filter((key) => !isText(frontMatter[key]))
  const { title, date, description } = frontMatter
  return [
    ...missing.map((key) => `${file}, ${key}: it is missing or empty. Fill it in.`),
    ...(isText(date) && dayNumber(date) === undefined
      ? [`${file}, date: ${date} is no date. Write year, month and day, as in 2025-05-12.`]
      : []),
    ...(isText(title) ? checkSize(`${file}, title`, title.length, TITLE, 'characters') : []),
    ...(isText(description)
      ? checkSize(`${file}, description`, description.length, DESCRIPTION, 'characters')
      : []),
  ]
}

function checkImage(file: string, { image }: FrontMatter, photoNames: readonly string[]): string[] {
  if (!isText(image) || photoNames.includes(image)) return []
  return [`${file}, image: there is no picture ${image}. Take a name of content/photos/photos.ts.`]
}

function checkHighlights(file: string, { highlights }: FrontMatter): string[] {
  if (Array.isArray(highlights) && highlights.length >= FEWEST_HIGHLIGHTS && highlights.every(isText))
    return []
  return [
    `${file}, highlights: at least ${FEWEST_HIGHLIGHTS} sentences belong here. Begin each with a hyphen, and put one with a colon into quotes.`,
  ]
}

function checkPlaces(file: string, { places }: FrontMatter): string[] {
  const isPlace = (place: FrontMatter | null) => [place?.name, place?.note, place?.query].every(isText)
  if (Array.isArray(places) && places.length > 0 && places.every(isPlace)) return []
  return [
    `${file}, places: at least one place belongs here, with a name, a note, and what to ask a map for as its query.`,
  ]
}

function checkRepeated(file: string, frontMatter: FrontMatter, firstToSay: Map<unknown, string>): string[] {
  return ['title', 'description'].flatMap((key) => {
    const text = frontMatter[key]
    const twin = firstToSay.get(text)
    if (isText(text) && !twin) firstToSay.set(text, file)
    return twin ? [`${file}, ${key}: ${twin} has the same. Give each its own.`] : []
  })
}

function checkLength(file: string, { readingTime }: FrontMatter, words: number): string[] {
  const minutes = Math.ceil(words / WORDS_A_MINUTE)
  return [
    ...checkSize(`${file}, text`, words, WORDS, 'words'),
    ...(readingTime === minutes
      ? []
      : [`${file}, readingTime: it says ${readingTime}. ${words} words take ${minutes} minutes.`]),
  ]
}

function checkSize(
  at: string,
  size: number,
  { least, most }: { least: number; most: number },
  unit: string,
): string[] {
  return size >= least && size <= most ? [] : [`${at}: ${size} ${unit}. Make it ${least} to ${most}.`]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
