import type { MDXProps } from 'mdx/types'
import type { ComponentType } from 'react'
import { z } from 'zod'
import { placeInBox } from '../chart/extract'
import { isIsoDate } from '../iso-date'
import { numbered } from '../numbered'
import { articleMap, point, type ChartDrawing, type Place } from './chart'
import type { Content } from './content'
import { anchorPattern, date, list, repeated, text, textOf, textWithBlanks, words } from './kinds'
import { picture, type Picture } from './picture'

const PLACES = 'content/chart/places.ts'
const PHOTOS = 'content/photos/photos.ts'
const SECOND_PICTURE = '<SecondPicture />'
const WORDS_A_MINUTE = 200
const FEWEST_WORDS = 500
const MOST_WORDS = 900

/** Front matter of `content/blog/{slug}.mdx`. */
export const frontMatter = z.strictObject({
  title: textOf(8, 46),
  /** The title in search results. Default: the title and the name of the site. */
  searchTitle: textOf(15, 60).optional(),
  date,
  /** `{name}` is the name of the site. */
  author: textWithBlanks(['name'], []),
  /** The name of the lead picture in `content/photos/photos.ts`. */
  image: text(),
  /** The name of a picture that `<SecondPicture />` shows in the text. */
  secondImage: text().optional(),
  /** The summary on the card that links to the article. */
  excerpt: text(),
  /** The introduction below the title, in the serif. */
  standfirst: text(),
  /** The meta description, for search results and social cards. */
  description: textOf(70, 155),
  /** In whole minutes; the content check compares it with the number of words. */
  readingTime: z.number(),
  highlights: list(text()),
  /** The places that the article names. Its own page shows them, and links them to a map. */
  places: list(
    z.strictObject({
      name: text(),
      /** A few words about it, which the text of the article must support. */
      note: text(),
      /** The search term for the map: `Kinnagoe Bay, County Donegal` */
      query: text(),
      /** A place in `content/chart/places.ts`. With it, the place has a number on the extract of the chart. */
      chart: text().optional(),
      /** Offset of the number from its place, right and down in pixels, where the two would cover something. */
      shift: point.optional(),
    }),
  ),
  /** Default: the whole chart, without names. */
  map: articleMap.optional(),
})

/** The words of `/blogs`, and of the sections around an article on its own page. */
export const listing = words('heading', 'lede', 'highlightsHeading').extend({
  picture,
  /** The name of the table of contents, for assistive technology. */
  contents: text(),
  byline: text('author'),
  readingTime: text('minutes'),
  /** The label of the share button, and its messages after it has copied the link or failed to. */
  share: words('label', 'copied', 'failed'),
  /** Of the extract of the chart: its name for assistive technology, and the two sentences below it. */
  extract: words('label', 'numbers', 'key'),
  places: words('heading', 'text'),
  others: words('heading', 'linkLabel'),
  callToAction: words('heading', 'text', 'bookLabel'),
  callToActionHeadings: z.record(z.string(), text()),
})

export type ArticleFrontMatter = z.infer<typeof frontMatter>
export type Listing = z.infer<typeof listing>

export interface Article extends Omit<ArticleFrontMatter, 'image' | 'secondImage' | 'readingTime'> {
  slug: string
  /** `by Edgewater` */
  byline: string
  /** `7 min read` */
  readingTime: string
  picture: Picture
  secondPicture?: Picture
  /** The compiled MDX: the text below the front matter. */
  Content: ComponentType<MDXProps>
}

/** The file of an article as the check reads it. Front matter is absent where it cannot be read. */
export interface ArticleFile {
  /** `content/blog/taste-inishowen.mdx` */
  file: string
  slug: string
  frontMatter?: Partial<ArticleFrontMatter>
  body: string
}

type ReadArticle = Required<ArticleFile>

/**
 * Finds what is wrong with the file name, the text, the pictures and the places of each article, and what two of them share.
 *
 * @param today ISO date in Ireland
 */
export function* articleFaults(
  content: Partial<Content>,
  articles: readonly ArticleFile[],
  today: string,
): Generator<string> {
  const photos = Object.keys(content[PHOTOS]?.photos ?? {})
  const places = content[PLACES]?.places ?? {}
  const chart = content['content/chart/chart.ts']?.chart
  const drawing = chart?.shown === false ? undefined : chart?.wide
  const read = articles.filter((article): article is ReadArticle => article.frontMatter !== undefined)
  for (const article of read)
    for (const fault of [
      ...textFaults(article, today),
      ...pictureFaults(article, photos),
      ...placeFaults(article, places, drawing),
    ])
      yield `${article.file} › ${fault}`
  for (const key of ['title', 'description'] as const)
    for (const [file, twin] of repeated(read.map((each) => [each.frontMatter[key] || undefined, each.file])))
      yield `${file} › ${key}: ${twin} has the same. Fix: Give each its own.`
}

function* textFaults({ slug, frontMatter, body }: ReadArticle, today: string) {
  const { date = '', readingTime } = frontMatter
  if (!anchorPattern.test(slug))
    yield 'file name: It is the address of the article, and makes no clean one. Fix: Use small letters, digits and hyphens.'
  if (isIsoDate(date) && date > today)
    yield `date: ${date} is still to come. Fix: Write a day up to today, and publish the article once it is here.`
  // Without comments, tags and the targets of links.
  const text = body.replace(/\{\/\*[\s\S]*?\*\/\}|\]\([^)]*\)|<\w+ \/>/g, ']')
  const words = text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  const minutes = Math.ceil(words / WORDS_A_MINUTE)
  if (words < FEWEST_WORDS || words > MOST_WORDS)
    yield `text: It has ${words} words. Fix: Make it ${FEWEST_WORDS} to ${MOST_WORDS}.`
  if (typeof readingTime === 'number' && readingTime !== minutes)
    yield `readingTime: It says ${readingTime}, and ${words} words take ${minutes} minutes. Fix: Write ${minutes}.`
}

function* pictureFaults({ frontMatter, body }: ReadArticle, photos: readonly string[]) {
  for (const key of ['image', 'secondImage'] as const) {
    const name = frontMatter[key]
    if (name && photos.length > 0 && !photos.includes(name))
      yield `${key}: There is no picture ${name}. Fix: Take a name of ${PHOTOS}, or write an entry for it there.`
  }
  const tags = body.split(SECOND_PICTURE).length - 1
  if (tags !== (frontMatter.secondImage === undefined ? 0 : 1))
    yield `text: It holds ${tags} of ${SECOND_PICTURE}. Fix: Write it once where the secondImage of the front matter belongs, and nowhere without one.`
}

/** The numbers of an article's subheadings are those of its places on the chart. */
function* placeFaults(
  { frontMatter: { places = [], map }, body }: ReadArticle,
  known: Readonly<Record<string, Place>>,
  drawing?: ChartDrawing,
) {
  const charted = places.filter((place) => place.chart)
  if (places.length > 0 && charted.length === 0 && drawing)
    yield `places: None of them is on the chart. Fix: Give one a chart, with a name of ${PLACES}.`
  if (charted.length === 0) return
  for (const { name, chart: id = '' } of charted) {
    const at = `places, ${name}, chart`
    if (!Object.hasOwn(known, id))
      yield `${at}: The chart does not know ${id}. Fix: Take a name of ${PLACES}, or add the place there.`
    else if (drawing && placeInBox(drawing, known[id]!, map?.box).some((share) => share < 0 || share > 100))
      yield `${at}: The map of the article does not show ${id}. Fix: Choose a box under map that holds it, correct its lat and lon in ${PLACES}, or drop its chart.`
  }
  const headings = [...body.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => numbered(heading).number)
  const numbers = headings.filter((number) => number !== undefined).join(', ')
  const range = charted.length === 1 ? 'the number 1' : `the numbers 1 to ${charted.length}`
  if (numbers !== charted.map((_, index) => index + 1).join(', '))
    yield `text: Its subheadings have the numbers ${numbers || 'none'}, and the chart has ${range}. Fix: Write a subheading for each place with a chart, in their order, as in ## 1. ${charted[0]?.name}.`
}
