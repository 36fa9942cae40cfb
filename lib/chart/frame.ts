import type { Point } from './position'

export interface Circle {
  at: Point
  radius: number
}

export type Frame = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

/** Share of a frame's width and height that stays free around the places: room for the ring of a number. */
const PADDING = 0.058

/**
 * The smallest 4:3 frame that holds all points with room around them. It shows the compass rose whole or not at all, and
 * is as close to the middle of the points as that permits.
 *
 * @param sheet size of the drawing, which the frame does not leave
 */
export function frameAround(
  points: readonly Point[],
  sheet: { width: number; height: number },
  rose: Circle,
): Frame {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const fromMiddle = ({ x, y, width, height }: Frame) =>
    Math.hypot(x + width / 2 - middleOf(xs), y + height / 2 - middleOf(ys))
  // The narrowest frame shows almost 20 km.
  for (let width = 285; width <= sheet.width; width += 10) {
    const height = width * 0.75
    const tops = starts(ys, height, sheet.height)
    const [nearest] = starts(xs, width, sheet.width)
      .flatMap((x) => tops.map((y): Frame => ({ x, y, width, height })))
      .filter((frame) => holds(frame, rose.at, rose.radius) || !holds(frame, rose.at, -rose.radius))
      .sort((a, b) => fromMiddle(a) - fromMiddle(b))
    if (nearest) return nearest
  }
  throw new Error('The chart has no 4:3 extract that holds these places.')
}

const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2

/** Where a frame of a length can start, every five units, so that it holds all values with room and stays on the sheet. */
function starts(values: readonly number[], length: number, sheet: number): number[] {
  const first = Math.max(Math.max(...values) + length * PADDING - length, 0)
  const last = Math.min(Math.min(...values) - length * PADDING, sheet - length)
  const count = Math.max(Math.floor((last - first) / 5) + 1, 0)
  return Array.from({ length: count }, (_, index) => first + index * 5)
}

/** Whether a point is in a frame, at least a margin from its edges. A negative margin enlarges the frame. */
export const holds = ({ x, y, width, height }: Frame, [px, py]: Point, margin: number) =>
  px >= x + margin && px <= x + width - margin && py >= y + margin && py <= y + height - margin
