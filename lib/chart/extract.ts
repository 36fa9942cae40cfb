import { positionOn, type Point } from './position'
import type { Article } from '../schema'
import type { ArticleMap, ChartDrawing, Place, Sheet } from '../schema/chart'

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
 * @example chartExtract(source, places, { box: [577, 283, 285], names: [] }).drawing.src
 * // '/charts/wide.1f0c9a2b.svg#svgView(viewBox(577,283,285,213.75))'
 */
export function chartExtract(
  { sheet, places: known }: ExtractSource,
  places: Article['places'],
  { box, names } = whole,
) {
  const numbers = places.flatMap(({ name, chart, shift = [0, 0] as const }) => {
    if (!chart) return []
    return [{ name, at: placeInBox(sheet, known[chart]!, box), shift }]
  })
  const src = `${sheet.src}#svgView(viewBox(${[...box, heightOf(box)].join(',')}))`
  return { drawing: { src, width: 400, height: 300 }, numbers, names }
}

type Box = ArticleMap['box']

const heightOf = ([, , width]: Box) => width * 0.75

/** Where a place is in the box of a map, in per cent of it. The content check refuses what is outside. */
export function placeInBox(drawing: ChartDrawing, place: Place, box: Box = whole.box): Point {
  const [[left, top, width], [x, y]] = [box, positionOn(drawing, place)]
  return [percent((x - left) / width), percent((y - top) / heightOf(box))]
}

const percent = (share: number) => Number((share * 100).toFixed(2))
