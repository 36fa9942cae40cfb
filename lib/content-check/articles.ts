import { parse } from 'yaml'
import { isIsoDate } from '../iso-date'
import { isText, outside, problem, repeated, type Limits } from './problem'

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
 * @param photoNames names of `content/photos/photos.ts`; without them it is not known which pictures there are
 * @returns a line a problem, as `problem` writes it; none when all is well
 */
export function checkArticles(
  sources: Readonly<Record<string, string>>,
  photoNames?: readonly string[],
): string[] {
  const read = Object.entries(sources).map(([slug, source]) => ({
    slug,
    file: `content/blog/${slug}.mdx`,
    ...readArticle(source),
  }))
  return [
    ...read.flatMap(({ slug, file, frontMatter, words }) =>
      frontMatter
        ? [
            ...checkSlug(file, slug, frontMatter),
            ...checkTexts(file, frontMatter),
            ...checkImage(file, frontMatter, photoNames),
            ...checkHighlights(file, frontMatter),
            ...checkLength(file, frontMatter, words),
            ...checkPlaces(file, frontMatter),
          ]
        : [
            problem(
              file,
              'front matter',
              'It is missing or cannot be read.',
              'Open the file with the keys of another article between two lines of ---, and put what holds a colon into quotes.',
            ),
          ],
    ),
    ...checkRepeated(read),
  ]
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
    return [
      problem(
        file,
        'slug',
        `It says ${stated}, and the file name is the slug.`,
        'Drop the key or rename the file.',
      ),
    ]
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return [
      problem(
        file,
        'file name',
        'It is the address of the article, and makes no clean one.',
        'Use small letters, digits and hyphens.',
      ),
    ]
  return []
}

function checkTexts(file: string, frontMatter: FrontMatter): string[] {
  const missing = TEXT_KEYS.filter((key) => !isText(frontMatter[key]))
  const { title, date, description } = frontMatter
  return [
    ...missing.map((key) => problem(file, key, 'It is missing or empty.', 'Fill it in.')),
    ...(isText(date) && !isIsoDate(date)
      ? [problem(file, 'date', `${date} is no date.`, 'Write year, month and day, as in 2025-05-12.')]
      : []),
    ...(isText(title) ? checkSize(file, 'title', title.length, TITLE, 'characters') : []),
    ...(isText(description)
      ? checkSize(file, 'description', description.length, DESCRIPTION, 'characters')
      : []),
  ]
}

function checkImage(file: string, { image }: FrontMatter, photoNames?: readonly string[]): string[] {
  if (!isText(image) || !photoNames || photoNames.includes(image)) return []
  return [problem(file, 'image', `There is no picture ${image}.`, 'Take a name of content/photos/photos.ts.')]
}

function checkHighlights(file: string, { highlights }: FrontMatter): string[] {
  if (Array.isArray(highlights) && highlights.length >= FEWEST_HIGHLIGHTS && highlights.every(isText))
    return []
  return [
    problem(
      file,
      'highlights',
      `At least ${FEWEST_HIGHLIGHTS} sentences belong here.`,
      'Begin each with a hyphen, and put one with a colon into quotes.',
    ),
  ]
}

function checkPlaces(file: string, { places }: FrontMatter): string[] {
  const isPlace = (place: FrontMatter | null) => [place?.name, place?.note, place?.query].every(isText)
  if (Array.isArray(places) && places.length > 0 && places.every(isPlace)) return []
  return [
    problem(
      file,
      'places',
      'At least one place belongs here.',
      'Give each a name, a note, and what to ask a map for as its query.',
    ),
  ]
}

function checkRepeated(read: readonly { file: string; frontMatter?: FrontMatter }[]): string[] {
  return ['title', 'description'].flatMap((key) => {
    const texts = read.map(({ file, frontMatter = {} }) => [frontMatter[key], file] as const)
    return repeated(texts.filter(([text]) => isText(text))).map(([file, twin]) =>
      problem(file, key, `${twin} has the same.`, 'Give each its own.'),
    )
  })
}

function checkLength(file: string, { readingTime }: FrontMatter, words: number): string[] {
  const minutes = Math.ceil(words / WORDS_A_MINUTE)
  return [
    ...checkSize(file, 'text', words, WORDS, 'words'),
    ...(readingTime === minutes
      ? []
      : [
          problem(
            file,
            'readingTime',
            `It says ${readingTime}, and ${words} words take ${minutes} minutes.`,
            `Write ${minutes}.`,
          ),
        ]),
  ]
}

const checkSize = (file: string, entry: string, size: number, limits: Limits, unit: string) =>
  outside(size, limits, () =>
    problem(file, entry, `It has ${size} ${unit}.`, `Make it ${limits.least} to ${limits.most}.`),
  )
