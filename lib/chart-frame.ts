import { around, holds, meet, type Box, type Point } from './boxes'

const RATIO = 4 / 3

/** Widths of a frame in units of the wide drawing; the first shows 19 km. */
const WIDTHS = Array.from({ length: 76 }, (_, index) => 285 + index * 10)

/** Share of a frame's width and height that stays free around the places: room for the ring of a number. */
const PADDING = 0.058

/** Units between two positions that are tried. */
const STEP = 5

/**
 * The smallest 4:3 frame that holds all points with room around them. It shows the compass rose whole or not at all, and
 * is as close to the middle of the points as that permits.
 *
 * @param sheet size of the drawing, which the frame does not leave
 * @param rose middle of the compass rose, and its radius
 */
export function frameAround(
  points: readonly Point[],
  sheet: { width: number; height: number },
  rose: { at: Point; radius: number },
): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const roseBox = around(rose.at, rose.radius)
  const fromMiddle = ({ x, y, width, height }: Box) =>
    Math.hypot(x + width / 2 - middleOf(xs), y + height / 2 - middleOf(ys))
  for (const width of WIDTHS) {
    const height = width / RATIO
    const tops = starts(ys, height, sheet.height)
    const frames = starts(xs, width, sheet.width)
      .flatMap((x) => tops.map((y): Box => ({ x, y, width, height })))
      .filter((frame) => holds(frame, roseBox) || !meet(frame, roseBox))
      .sort((a, b) => fromMiddle(a) - fromMiddle(b))
    if (frames[0]) return frames[0]
  }
  throw new Error('The chart has no 4:3 extract that holds these places.')
}

const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2

/** Where a frame of a length may start so that it holds some values with room around them, and ends on the sheet. */
function starts(values: readonly number[], length: number, sheet: number): number[] {
  const room = length * PADDING
  const first = Math.max(Math.max(...values) + room - length, 0)
  const last = Math.min(Math.min(...values) - room, sheet - length)
  const count = Math.max(Math.floor((last - first) / STEP) + 1, 0)
  return Array.from({ length: count }, (_, index) => first + index * STEP)
}
