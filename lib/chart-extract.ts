import { around, holds, meet, rounded, type Box, type Point } from './boxes'
import { frameAround } from './chart-frame'
import type { Drawing, LabelLine } from './schema/chart'

/** The wide drawing of the chart, and what may be written on an extract of it. Positions are in units of the drawing. */
export interface ExtractSource {
  drawing: Drawing
  /** Where each place is drawn. */
  places: Readonly<Partial<Record<string, Point>>>
  /** Edgewater, with its flare. */
  home: { name: string; at: Point }
  rose: { at: Point; radius: number }
  /** Names of waters, each with its possible positions: the first that has room is used. A position is the middle of the baseline. */
  waters: readonly { text: string; at: readonly { point: Point; size: number; angle: number }[] }[]
  /** Names of places. A name is written where its place has no number and there is room for it. */
  labels: readonly { place: string; line: LabelLine }[]
}

interface Placed {
  /** In hundredths of the extract's width and height. */
  at: Point
  /** Offset from `at` in pixels. */
  shift: Point
}

export interface ExtractName extends Placed {
  text: string
  look: 'home' | 'hill' | 'place' | 'water'
  anchor?: 'middle' | 'end'
  /** Of the type, in pixels. */
  size: number
  /** In degrees, clockwise. */
  angle: number
}

export interface ChartExtract {
  /** The wide drawing; a fragment of its address shows only the frame. */
  drawing: Drawing
  /** The numbers 1, 2, 3 … of the places, in their order. */
  numbers: readonly Placed[]
  names: readonly ExtractName[]
}

/** The narrowest extract, in pixels. Names and numbers keep their size on a wider one and only move apart. */
const NARROWEST: Box = { x: 0, y: 0, width: 300, height: 225 }

/** Radius of a number's ring and a little air, in pixels. */
const RING = 13

/** The flare's star and its drop about their point, in units of the drawing. */
const FLARE: readonly Box[] = [
  { x: -5, y: -6, width: 10, height: 11 },
  { x: -29, y: 3, width: 26, height: 20 },
]

/** Positions of a number from its place, in pixels, in the order in which they are tried. */
const SHIFTS: readonly Point[] = [
  [0, 0],
  ...[25, 32, 40].flatMap((distance) =>
    [-135, -90, -45, 180, 0, 135, 90, 45].map((angle): Point => {
      const [cos, sin] = direction(angle)
      return [rounded(cos * distance), rounded(sin * distance)]
    }),
  ),
]

/**
 * An extract of the chart: the smallest part that holds some places and Edgewater, the numbers of the places, and the
 * names that have room beside them. A number that would cover another one or the flare moves aside.
 *
 * @param ids names of places in `content/chart/places.ts`, in the order of their numbers
 * @example chartExtract(source, ['moville', 'shroove']).drawing.src
 * // '/charts/wide.1f0c9a2b.svg#svgView(viewBox(577,283,285,213.75))'
 */
export function chartExtract(source: ExtractSource, ids: readonly string[]): ChartExtract {
  const points = ids.map((id) => {
    const point = source.places[id]
    if (!point) throw new Error(`${id} of content/chart/places.ts is not on the wide chart.`)
    return point
  })
  const frame = frameAround([source.home.at, ...points], source.drawing, source.rose)
  const scale = NARROWEST.width / frame.width
  const inPixels = ([x, y]: Point): Point => [(x - frame.x) * scale, (y - frame.y) * scale]
  const inHundredths = ([x, y]: Point): Point => [
    rounded(((x - frame.x) / frame.width) * 100),
    rounded(((y - frame.y) / frame.height) * 100),
  ]
  const [homeX, homeY] = inPixels(source.home.at)
  const flare = FLARE.map(({ x, y, width, height }): Box => ({
    x: homeX + x * scale,
    y: homeY + y * scale,
    width: width * scale,
    height: height * scale,
  }))
  const taken = [...flare, around(inPixels(source.rose.at), source.rose.radius * scale)]
  /** The first candidate that is inside the extract and clear of all that has been placed before. */
  function firstClear<Candidate>(candidates: readonly Candidate[], boxesOf: (candidate: Candidate) => Box[]) {
    const isClear = (box: Box) => holds(NARROWEST, box) && !taken.some((other) => meet(box, other))
    const found = candidates.find((candidate) => boxesOf(candidate).every(isClear))
    if (found) taken.push(...boxesOf(found))
    return found
  }

  const numbers = points.map((point): Placed => {
    const [x, y] = inPixels(point)
    const shift = firstClear(SHIFTS, ([right, down]) => [around([x + right, y + down], RING)])
    return { at: inHundredths(point), shift: shift ?? [0, 0] }
  })
  const names = namesOf(source, ids).flatMap((candidates): ExtractName[] => {
    const found = firstClear(candidates, ({ point, ...name }) => letterBoxes(name, inPixels(point)))
    if (!found) return []
    const { point, ...name } = found
    return [{ ...name, at: inHundredths(point) }]
  })
  const { x, y, width, height } = frame
  const src = `${source.drawing.src}#svgView(viewBox(${[x, y, width, height].map(rounded).join(',')}))`
  return { drawing: { src, width: 400, height: 300 }, numbers, names }
}

type Name = Omit<ExtractName, 'at'>
type Candidate = Name & { point: Point }

/** All names that may be on an extract, the most important first. Each has its positions in order of preference. */
const namesOf = (source: ExtractSource, ids: readonly string[]): Candidate[][] => [
  homeNames(source.home),
  ...source.waters.map(({ text, at }) =>
    at.map(({ point, size, angle }): Candidate => ({
      ...{ text, look: 'water', size, angle, anchor: 'middle' },
      ...{ point, shift: [0, 0] },
    })),
  ),
  ...source.labels
    .filter(({ place }) => !ids.includes(place))
    .map(({ place, line }) => placeNames(line, source.places[place])),
]

/** Left of the flare's drop, or right of its star. */
function homeNames({ name: text, at: [x, y] }: ExtractSource['home']): Candidate[] {
  const name = { text, look: 'home', size: 18, angle: 0 } as const
  return [
    { ...name, point: [x - 30, y + 5], shift: [-5, 5], anchor: 'end' },
    { ...name, point: [x - 30, y + 5], shift: [-5, 8], anchor: 'end' },
    { ...name, point: [x + 5, y], shift: [7, 5] },
    { ...name, point: [x + 5, y], shift: [7, -6] },
  ]
}

function placeNames({ text, look, x, y, anchor }: LabelLine, point: Point | undefined): Candidate[] {
  const isHill = look === 'hill' || look === 'view'
  const size = isHill ? 14 : 12.5
  const shift: Point = [rounded(x * size), rounded(y * size)]
  return point ? [{ text, look: isHill ? 'hill' : 'place', point, shift, anchor, size, angle: 0 }] : []
}

/** Widths of a letter in em, with the space after it. */
const ADVANCE = { home: 0.52, hill: 0.52, place: 0.5, water: 0.58 }

/** A box for each letter, because one around a slanting name is mostly empty. */
function letterBoxes({ text, look, shift, anchor, size, angle }: Name, [x, y]: Point): Box[] {
  const advance = size * ADVANCE[look]
  const length = text.length * advance
  const start = anchor === 'end' ? -length : anchor === 'middle' ? -length / 2 : 0
  const [cos, sin] = direction(angle)
  const up = size * 0.33
  return Array.from(text, (_, index) => {
    const along = start + (index + 0.5) * advance
    const centre: Point = [x + shift[0] + along * cos + up * sin, y + shift[1] + along * sin - up * cos]
    return around(centre, size * 0.4)
  })
}

function direction(degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  return [Math.cos(radians), Math.sin(radians)]
}
