import { frameAround, holds, type Circle, type Frame } from './frame'
import { positionOn, type Point } from './position'
import type { Drawing, Place, Sheet } from '../schema/chart'

/** The wide chart, and what may be written on an extract of it besides its labels. Points are in units of its drawing. */
export interface ExtractSource {
  sheet: Sheet
  places: Readonly<Partial<Record<string, Place>>>
  /** Edgewater, with its flare. */
  home: { name: string; at: Place }
  /** The compass rose with its arrow. */
  rose: Circle
  /** Names of waters, each with its possible positions: the first that has room is used. A position is the middle of the baseline. */
  waters: readonly { text: string; at: readonly { point: Point; size: number; angle: number }[] }[]
}

interface Placed {
  /** In per cent of the extract's width and height. */
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
const NARROWEST: Frame = { x: 0, y: 0, width: 300, height: 225 }

/** Radius of a number's ring and a little air, in pixels. */
const RING = 13

/** Positions of a number from its place, in pixels, in the order in which they are tried. */
const SHIFTS: readonly Point[] = [
  [0, 0],
  ...[25, 32, 40].flatMap((distance) =>
    [-135, -90, -45, 180, 0, 135, 90, 45].map((angle) => direction(angle, distance)),
  ),
]

/** The flare's star and its drop about their point, in units of the drawing. */
const FLARE: readonly Circle[] = [
  { at: [0, 0], radius: 6 },
  { at: [-13, 9], radius: 6 },
  { at: [-23, 16], radius: 8 },
]

/**
 * An extract of the chart: the smallest part that holds some places and Edgewater, the numbers of the places, and the
 * names that have room beside them. A number that would cover another one or the flare moves aside.
 *
 * @param ids names of places in `content/chart/places.ts`, in the order of their numbers
 * @throws when a place is not on the chart, or no part of the chart in the proportions of an extract holds the places
 * @example chartExtract(source, ['moville', 'shroove']).drawing.src
 * // '/charts/wide.1f0c9a2b.svg#svgView(viewBox(577,283,285,213.75))'
 */
export function chartExtract(source: ExtractSource, ids: readonly string[]): ChartExtract {
  const { sheet, places, rose } = source
  const points = ids.map((id) => {
    const point = places[id] && positionOn(sheet, places[id])
    if (!point || !holds({ x: 0, y: 0, ...sheet }, point, 0))
      throw new Error(`${id} of content/chart/places.ts is not on the wide chart.`)
    return point
  })
  const home = positionOn(sheet, source.home.at)
  const frame = frameAround([home, ...points], sheet, rose)
  const onExtract = ([x, y]: Point): Point => [
    rounded(((x - frame.x) / frame.width) * 100),
    rounded(((y - frame.y) / frame.height) * 100),
  ]

  const drawn = [rose, ...FLARE.map(({ at, radius }) => ({ at: moved(home, at), radius }))]
  const taken = drawn.map(({ at, radius }) => ({
    at: inPixels(onExtract(at)),
    radius: (radius * NARROWEST.width) / frame.width,
  }))
  /** The first candidate that is inside the extract and clear of all that has been placed before. */
  function firstClear<Candidate>(
    candidates: readonly Candidate[],
    areaOf: (candidate: Candidate) => Circle[],
  ) {
    const isClear = ({ at, radius }: Circle) =>
      holds(NARROWEST, at, radius) && taken.every((other) => distance(at, other.at) >= radius + other.radius)
    const found = candidates.find((candidate) => areaOf(candidate).every(isClear))
    if (found) taken.push(...areaOf(found))
    return found
  }

  const numbers = points.map((point): Placed => {
    const at = onExtract(point)
    const ring = (shift: Point) => [{ at: moved(inPixels(at), shift), radius: RING }]
    return { at, shift: firstClear(SHIFTS, ring) ?? [0, 0] }
  })
  const names = namesOf(source, ids, onExtract).flatMap((each) => firstClear(each, circlesOf) ?? [])
  const view = [frame.x, frame.y, frame.width, frame.height].map(rounded)
  const src = `${sheet.src}#svgView(viewBox(${view.join(',')}))`
  return { drawing: { src, width: 400, height: 300 }, numbers, names }
}

/** All names that may be on an extract, the most important first. Each has its positions in order of preference. */
function namesOf(
  { sheet, home, waters }: ExtractSource,
  ids: readonly string[],
  onExtract: (point: Point) => Point,
): ExtractName[][] {
  const point = positionOn(sheet, home.at)
  const homeName = { text: home.name, look: 'home', size: 18, angle: 0 } as const
  const leftOfFlare = { ...homeName, at: onExtract(moved(point, [-30, 5])), anchor: 'end' } as const
  const homeNames: ExtractName[] = [
    { ...leftOfFlare, shift: [-5, 5] },
    { ...leftOfFlare, shift: [-5, 8] },
    { ...homeName, at: onExtract(moved(point, [5, 0])), shift: [7, 5] },
  ]
  const water = { look: 'water', anchor: 'middle', shift: [0, 0] } as const
  const waterNames = waters.map(({ text, at }) =>
    at.map(({ point, ...type }): ExtractName => ({ text, ...water, ...type, at: onExtract(point) })),
  )
  const placeNames = sheet.labels
    // A name at the end of a leader has no room on an extract.
    .filter(({ place, dot, leader }) => dot !== false && !leader && !ids.includes(place))
    // The second line of a hill is its height. A name in two lines is one line here, below the coast.
    .map(({ at, lines: [first, second] }) =>
      (second && !second.look
        ? [{ ...first!, text: `${first!.text} ${second.text}`, x: 0.93, y: 3.9 }]
        : [first!]
      ).map(({ text, x, y, anchor, ...line }): ExtractName => {
        const look = line.look === 'hill' || line.look === 'view' ? 'hill' : 'place'
        const size = look === 'hill' ? 14 : 12.5
        const shift: Point = [rounded(x * size), rounded(y * size)]
        return { text, look, size, angle: 0, anchor, at: onExtract(positionOn(sheet, at)), shift }
      }),
    )
  return [homeNames, ...waterNames, ...placeNames]
}

/** A circle for the dot of a place and for each letter of a name, because a box around a slanting name is mostly empty. */
function circlesOf({ text, look, at, shift, anchor, size, angle }: ExtractName): Circle[] {
  const advance = size * (look === 'water' ? 0.58 : 0.5)
  const length = text.length * advance
  const start = anchor === 'end' ? -length : anchor === 'middle' ? -length / 2 : 0
  const middle = moved(moved(inPixels(at), shift), direction(angle - 90, size * 0.33))
  const letters = Array.from(text, (_, index) => ({
    at: moved(middle, direction(angle, start + (index + 0.5) * advance)),
    radius: size * 0.4,
  }))
  const dot = { at: inPixels(at), radius: 3 }
  return look === 'place' || look === 'hill' ? [dot, ...letters] : letters
}

/** From hundredths of an extract to pixels of the narrowest. */
const inPixels = ([x, y]: Point): Point => [(x / 100) * NARROWEST.width, (y / 100) * NARROWEST.height]

const moved = ([x, y]: Point, [right, down]: Point): Point => [x + right, y + down]

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

function rounded(value: number) {
  return Number(value.toFixed(2))
}

/** @param angle degrees, clockwise from the right */
function direction(angle: number, length: number): Point {
  const radians = (angle * Math.PI) / 180
  return [rounded(Math.cos(radians) * length), rounded(Math.sin(radians) * length)]
}
