import { positionOn } from './position'
import type { Article } from '../schema/article'
import type { ArticleMap, Place, Sheet } from '../schema/chart'

/** What the extracts of the chart are cut from. */
export interface ExtractSource {
  /** The wide chart. */
  sheet: Sheet
  places: Readonly<Partial<Record<string, Place>>>
  /** The name of the site, which stands beside its flare. */
  siteName: string
}

/** What an article without a map of its own shows: the height of the wide chart, from Fanad Head to Coleraine. */
const whole: ArticleMap = { box: [100, 0, 1040], names: [] }

/**
 * The part of the chart that an article's map shows, with the numbers 1, 2, 3 … of its places, in their order: where each is in
 * per cent of the part, and how many pixels it stands aside. The drawing is the wide one, cut by a fragment of its address.
 *
 * @param places those of the article; those with a `chart` have a number
 * @throws when a place is not in the box of the map
 * @example chartExtract(source, places, { box: [577, 283, 285], names: [] }).drawing.src
 * // '/charts/wide.1f0c9a2b.svg#svgView(viewBox(577,283,285,213.75))'
 */
export function chartExtract(
  { sheet, places: known }: ExtractSource,
  places: Article['places'],
  { box: [left, top, width], names } = whole,
) {
  const height = width * 0.75
  const numbers = places.flatMap(({ name, chart, shift = [0, 0] as const }) => {
    if (!chart) return []
    const [x, y] = positionOn(sheet, known[chart]!)
    const at = [percent((x - left) / width), percent((y - top) / height)] as const
    if (at.some((share) => share < 0 || share > 100))
      throw new Error(`The map of the article does not show ${chart}. Fix: Choose a box that holds it.`)
    return [{ name, at, shift }]
  })
  const src = `${sheet.src}#svgView(viewBox(${[left, top, width, height].join(',')}))`
  return { drawing: { src, width: 400, height: 300 }, numbers, names }
}

const percent = (share: number) => Number((share * 100).toFixed(2))
