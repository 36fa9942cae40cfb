/** The rules of an article that need its text or another file: its places on the chart, and its second picture. */
import { numbered } from '../numbered'
import type { ArticleFrontMatter } from './article'
import type { Fault, Folders, Modules } from './rules'

const PLACES = 'content/chart/places.ts'
const PHOTOS = 'content/photos/photos.ts'
const TAG = '<SecondPicture />'

type Wrong = [isWrong: unknown, entry: string, message: string]

/** The numbers of an article are those of its places on the chart, and its second picture exists and is shown once. */
export function checkArticleTexts(modules: Modules, { articles }: Pick<Folders, 'articles'>): Fault[] {
  const chart = Object.keys(Object(modules[PLACES]?.places))
  const photos = Object.keys(Object(modules[PHOTOS]?.photos))
  return articles.flatMap(({ slug, frontMatter, body }) => {
    if (!frontMatter) return []
    const faults = [
      ...placeFaults(frontMatter, body, chart),
      ...secondPictureFaults(frontMatter, body, photos),
    ]
    return faults.map(
      ([isWrong, ...fault]): Fault => Boolean(isWrong) && [`content/blog/${slug}.mdx`, ...fault],
    )
  })
}

function placeFaults(
  { places = [], highlights = [] }: Partial<ArticleFrontMatter>,
  body: string,
  chart: string[],
): Wrong[] {
  const charted = places.filter((place) => place.chart)
  const headings = [...body.matchAll(/^## (.*)$/gm)].flatMap(
    ([, heading = '']) => numbered(heading).number ?? [],
  )
  const count = charted.length
  const range = count === 1 ? 'the number 1' : `the numbers 1 to ${count}`
  return [
    ...charted.map(({ name, chart: id = '' }): Wrong => [
      !chart.includes(id),
      `places, ${name}, chart`,
      `The chart does not know ${id}. Fix: Take a name of ${PLACES}, or add the place there.`,
    ]),
    [
      places.length > 0 && count === 0,
      'places',
      `None of them is on the chart. Fix: Give one a chart, with a name of ${PLACES}.`,
    ],
    [
      count > 0 && headings.join() !== charted.map((_, index) => index + 1).join(),
      'text',
      `Its subheadings have the numbers ${headings.join(', ') || 'none'}, and the chart has ${range}. Fix: Write a subheading for each place with a chart, in their order, as in ## 1. ${charted[0]?.name}.`,
    ],
    ...highlights.map((highlight): Wrong => {
      const { number = 1 } = numbered(highlight)
      return [
        count > 0 && (number < 1 || number > count),
        'highlights',
        `One has the number ${number}, and the chart has ${range}. Fix: Write the number of its place, or none.`,
      ]
    }),
  ]
}

function secondPictureFaults(
  { secondImage }: Partial<ArticleFrontMatter>,
  body: string,
  photos: string[],
): Wrong[] {
  const tags = body.split(TAG).length - 1
  return [
    [
      secondImage && photos.length > 0 && !photos.includes(secondImage),
      'secondImage',
      `There is no picture ${secondImage}. Fix: Take a name of ${PHOTOS}.`,
    ],
    [
      secondImage !== undefined && tags !== 1,
      'secondImage',
      `The text shows it ${tags === 0 ? 'nowhere' : `${tags} times`}. Fix: Write ${TAG} once, on a line of its own.`,
    ],
    [
      secondImage === undefined && tags > 0,
      'text',
      `It holds ${TAG}, and the article has no second picture. Fix: Write secondImage into the front matter, or drop the tag.`,
    ],
  ]
}
