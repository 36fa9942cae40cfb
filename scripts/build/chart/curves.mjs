/** Length of a Bézier handle as a share of the Catmull-Rom tangent. */
const HANDLE = 1 / 6

/** Share of an edge that is cut off at either end. */
const CUT = 0.22

const mix = ([ax, ay], [bx, by], share) => [ax + (bx - ax) * share, ay + (by - ay) * share]

/**
 * Cuts the corners off a line by one step of Chaikin's method: each edge keeps its middle.
 *
 * @param {[number, number][]} points
 * @param {boolean} closed whether the last point joins the first; an open line keeps its ends
 * @returns {[number, number][]}
 */
export function cutCorners(points, closed = false) {
  const edges = points.map((point, index) => [point, points[(index + 1) % points.length]])
  const cut = (closed ? edges : edges.slice(0, -1)).flatMap(([a, b]) => [mix(a, b, CUT), mix(a, b, 1 - CUT)])
  return closed ? cut : [points[0], ...cut.slice(1, -1), points.at(-1)]
}

/**
 * The smooth line through all points, as cubic Béziers of four points each.
 *
 * @param {[number, number][]} points
 * @param {boolean} closed
 * @returns {[number, number][][]}
 */
export function catmullRom(points, closed = false) {
  const count = points.length
  const at = (index) => points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)]
  const segments = Array.from({ length: closed ? count : count - 1 }, (_, index) => index)
  return segments.map((index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const handle = (a, b, anchor, sign) => [
      anchor[0] + sign * (b[0] - a[0]) * HANDLE,
      anchor[1] + sign * (b[1] - a[1]) * HANDLE,
    ]
    return [from, handle(before, to, from, 1), handle(from, after, to, -1), to]
  })
}

/** Points along Bézier segments, for measuring distances. */
export const samples = (segments, steps = 8) =>
  segments.flatMap(([a, b, c, d]) =>
    Array.from({ length: steps }, (_, step) => {
      const t = step / steps
      const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)]
      return mix(mix(ab, bc, t), mix(bc, cd, t), t)
    }),
  )
