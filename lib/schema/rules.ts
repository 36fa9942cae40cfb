/** The rules of the content that compare two files. Schemas hold the rules within one file. */
import type { ArticleFrontMatter } from './article'
import { checkArticleTexts } from './article-rules'
import type { Label } from './chart'
import { anchorPattern, repeated } from './kinds'
import { checkLinks } from './links'
import type { PageEntry } from './page'
import { photoFiles, type Original, type PhotoEntry } from './picture'

/** The exports of the files of `content/`, by file and name. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The files in the project's folders besides the content modules. */
export interface Folders {
  /** By file below `content/photos/`. A file that is not a picture is null; a file that does not exist has no key. */
  originals: Readonly<Record<string, Original | null>>
  photoFiles: readonly string[]
  /** Paths that have a page in `app/`. */
  routes: readonly string[]
  /** Without front matter where it cannot be read. */
  articles: readonly { slug: string; frontMatter?: Partial<ArticleFrontMatter>; body: string }[]
}

export type Fault = false | undefined | [file: string, entry: string, message: string]

/** Each runs by itself, so that one that throws because of misshapen content does not stop the others. */
export const rules: ((modules: Modules, folders: Folders) => Fault[])[] = [
  checkOriginals,
  checkPages,
  checkLabels,
  checkArticles,
  checkArticleTexts,
  checkLinks,
]

const PHOTOS = 'content/photos/photos.ts'
const PAGES = 'content/pages.ts'
const SMALLEST_WIDTH = 1000

/** Checks that every entry of `photos.ts` has its files, and every file an entry. */
export function checkOriginals(
  modules: Modules,
  { originals, photoFiles: files }: Pick<Folders, 'originals' | 'photoFiles'>,
): Fault[] {
  const entries = Object.entries(modules[PHOTOS]?.photos as Record<string, PhotoEntry>)
  const wanted = entries.flatMap(([name, entry]) =>
    photoFiles(name, entry).map((file, index) => [file, { name, isUpright: index > 0 }] as const),
  )
  const known = new Map(wanted)
  const hashes = [...known.keys()].map((file) => [originals[file]?.hash, file] as const)
  return [
    ...[...known].flatMap(([file, { name, isUpright }]) =>
      originalFaults(originals[file], isUpright).map((message): Fault => [
        `content/photos/${file}`,
        name,
        message,
      ]),
    ),
    ...repeated(hashes).map(([file, twin]): Fault => [
      `content/photos/${file}`,
      'picture',
      `content/photos/${twin} is the same. Fix: Keep one, and drop the other’s entry from ${PHOTOS}.`,
    ]),
    ...files.map(
      (file): Fault =>
        /\.(jpe?g|png|webp|avif|heic)$/i.test(file) &&
        !known.has(file) && [
          `content/photos/${file}`,
          'picture',
          `No entry knows of it. Fix: Save it as a .jpg, and give it an entry in ${PHOTOS}; or take it away.`,
        ],
    ),
  ]
}

function originalFaults(original: Original | null | undefined, isUpright: boolean): string[] {
  if (original === undefined)
    return [`There is no such file. Fix: Put the picture there, or correct its entry in ${PHOTOS}.`]
  if (original === null) return ['It cannot be read as a picture. Fix: Save it again as a JPEG.']
  const { width, height, orientation } = original
  const faults = [
    orientation > 1 && 'Only its EXIF data turns it upright. Fix: Turn it in an image editor and save it.',
    width < SMALLEST_WIDTH && `It is ${width} px wide. Fix: Take one of at least ${SMALLEST_WIDTH} px.`,
    isUpright &&
      height <= width &&
      `It is to be the upright version, and is ${width} px wide and ${height} px high. Fix: Take a crop that is higher than it is wide, or drop portrait from the entry.`,
  ]
  return faults.filter((fault) => fault !== false)
}

/** Checks that every entry of `pages.ts` has a page in `app/`. */
function checkPages(modules: Modules, { routes }: Folders): Fault[] {
  const pages = Object.entries(modules[PAGES]?.pages as Record<string, PageEntry>)
  return pages.map(
    ([name, { path }]): Fault =>
      path.startsWith('/') &&
      !routes.includes(path) && [
        PAGES,
        `pages, ${name}, path`,
        `No page is made for ${path}. Fix: Write app${path}/page.tsx, correct the path, or drop the entry.`,
      ],
  )
}

/** Checks that every label of the chart names a place. */
function checkLabels(modules: Modules): Fault[] {
  const { places } = modules['content/chart/places.ts'] as { places: object }
  const letters = Object.entries(modules['content/chart/labels.ts'] as Record<string, readonly Label[]>)
  return letters.flatMap(([name, labels]) =>
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

const WORDS_A_MINUTE = 200
const FEWEST_WORDS = 500
const MOST_WORDS = 900

/** The number of words in an article, without tags and the targets of links. */
const wordsIn = (body: string) =>
  body.replace(/\]\([^)]*\)|<\w+ \/>/g, ']').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0

/** Checks file name, length, reading time and picture of each article, and that no two share a title or a description. */
export function checkArticles(modules: Modules, { articles }: Pick<Folders, 'articles'>): Fault[] {
  const photoNames = Object.keys(Object(modules[PHOTOS]?.photos))
  const fileOf = (slug: string) => `content/blog/${slug}.mdx`
  return [
    ...articles.flatMap(({ slug, frontMatter, body }) => {
      const { image, readingTime } = frontMatter ?? {}
      const words = wordsIn(body)
      const minutes = Math.ceil(words / WORDS_A_MINUTE)
      const faults: [isWrong: unknown, entry: string, message: string][] = [
        [
          !anchorPattern.test(slug),
          'file name',
          'It is the address of the article, and makes no clean one. Fix: Use small letters, digits and hyphens.',
        ],
        [
          frontMatter && (words < FEWEST_WORDS || words > MOST_WORDS),
          'text',
          `It has ${words} words. Fix: Make it ${FEWEST_WORDS} to ${MOST_WORDS}.`,
        ],
        [
          typeof readingTime === 'number' && readingTime !== minutes,
          'readingTime',
          `It says ${readingTime}, and ${words} words take ${minutes} minutes. Fix: Write ${minutes}.`,
        ],
        [
          image && photoNames.length > 0 && !photoNames.includes(image),
          'image',
          `There is no picture ${image}. Fix: Take a name of ${PHOTOS}.`,
        ],
      ]
      return faults.map(([isWrong, ...fault]): Fault => Boolean(isWrong) && [fileOf(slug), ...fault])
    }),
    ...(['title', 'description'] as const).flatMap((key) =>
      repeated(articles.map(({ slug, frontMatter }) => [frontMatter?.[key] || undefined, slug])).map(
        ([slug, twin]): Fault => [fileOf(slug), key, `${fileOf(twin)} has the same. Fix: Give each its own.`],
      ),
    ),
  ]
}
