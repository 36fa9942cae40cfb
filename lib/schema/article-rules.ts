/** The rules of articles that need their text, another article or another file. */
import { isIsoDate } from '../iso-date'
import { numbered } from '../numbered'
import type { ArticleFrontMatter } from './article'
import { anchorPattern, repeated, type Found } from './kinds'
import type { Fault, Folders, Modules } from './rules'

type FrontMatter = Partial<ArticleFrontMatter>

const PLACES = 'content/chart/places.ts'
const PHOTOS = 'content/photos/photos.ts'
const TAG = '<SecondPicture />'
const WORDS_A_MINUTE = 200
const FEWEST_WORDS = 500
const MOST_WORDS = 900

const fileOf = (slug: string) => `content/blog/${slug}.mdx`

/** Checks file name, text, pictures and places of each article, and that no two share a title or a description. */
export function checkArticles(
  modules: Modules,
  { articles, today }: Pick<Folders, 'articles' | 'today'>,
): Fault[] {
  const photos = Object.keys(Object(modules[PHOTOS]?.photos))
  const chart = Object.keys(Object(modules[PLACES]?.places))
  return [
    ...articles.flatMap(({ slug, frontMatter, body }) => {
      if (!frontMatter) return []
      const found = [
        ...textFaults(slug, frontMatter, body),
        isToCome(frontMatter, today),
        ...pictureFaults(frontMatter, body, photos),
        ...placeFaults(frontMatter, body, chart),
      ]
      return found.map((each): Fault => each && [fileOf(slug), each[0].join(', '), each[1]])
    }),
    ...(['title', 'description'] as const).flatMap((key) =>
      repeated(articles.map(({ slug, frontMatter }) => [frontMatter?.[key] || undefined, slug])).map(
        ([slug, twin]): Fault => [fileOf(slug), key, `${fileOf(twin)} has the same. Fix: Give each its own.`],
      ),
    ),
  ]
}

const isToCome = ({ date }: FrontMatter, today = '9999'): Found =>
  typeof date === 'string' &&
  isIsoDate(date) &&
  date > today && [
    ['date'],
    `${date} is still to come. Fix: Write a day up to today, and publish the article once it is here.`,
  ]

function textFaults(slug: string, { readingTime }: FrontMatter, body: string): Found[] {
  // Without tags and the targets of links.
  const text = body.replace(/\]\([^)]*\)|<\w+ \/>/g, ']')
  const words = text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  const minutes = Math.ceil(words / WORDS_A_MINUTE)
  return [
    !anchorPattern.test(slug) && [
      ['file name'],
      'It is the address of the article, and makes no clean one. Fix: Use small letters, digits and hyphens.',
    ],
    (words < FEWEST_WORDS || words > MOST_WORDS) && [
      ['text'],
      `It has ${words} words. Fix: Make it ${FEWEST_WORDS} to ${MOST_WORDS}.`,
    ],
    typeof readingTime === 'number' &&
      readingTime !== minutes && [
        ['readingTime'],
        `It says ${readingTime}, and ${words} words take ${minutes} minutes. Fix: Write ${minutes}.`,
      ],
  ]
}

function pictureFaults(frontMatter: FrontMatter, body: string, photos: readonly string[]): Found[] {
  const tags = body.split(TAG).length - 1
  return [
    ...(['image', 'secondImage'] as const).map((key): Found => {
      const name = frontMatter[key]
      const isUnknown = Boolean(name) && photos.length > 0 && !photos.includes(String(name))
      return isUnknown && [[key], `There is no picture ${name}. Fix: Take a name of ${PHOTOS}.`]
    }),
    tags !== (frontMatter.secondImage === undefined ? 0 : 1) && [
      ['text'],
      `It holds ${tags} of ${TAG}. Fix: Write it once where the secondImage of the front matter belongs, and nowhere without one.`,
    ],
  ]
}

/** The numbers of an article's subheadings are those of its places on the chart. */
function placeFaults({ places = [] }: FrontMatter, body: string, chart: readonly string[]): Found[] {
  if (places.length === 0) return []
  const charted = places.filter((place) => place.chart)
  const count = charted.length
  if (count === 0)
    return [[['places'], `None of them is on the chart. Fix: Give one a chart, with a name of ${PLACES}.`]]
  const headings = [...body.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => numbered(heading).number)
  const numbers = headings.filter((number) => number !== undefined).join(', ')
  const range = count === 1 ? 'the number 1' : `the numbers 1 to ${count}`
  return [
    ...charted.map(
      ({ name, chart: id = '' }): Found =>
        !chart.includes(id) && [
          ['places', name, 'chart'],
          `The chart does not know ${id}. Fix: Take a name of ${PLACES}, or add the place there.`,
        ],
    ),
    numbers !== charted.map((_, index) => index + 1).join(', ') && [
      ['text'],
      `Its subheadings have the numbers ${numbers || 'none'}, and the chart has ${range}. Fix: Write a subheading for each place with a chart, in their order, as in ## 1. ${charted[0]?.name}.`,
    ],
  ]
}
