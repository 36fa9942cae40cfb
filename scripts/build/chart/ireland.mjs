import { colours } from './colours.mjs'
import { linePath } from './path-data.mjs'
import { element } from './svg.mjs'

export const INSET = { width: 84, height: 104 }

/** Kept free around the island, for its line. */
const EDGE = 1

/** Points closer to the last one than this are left out, in units of the inset. */
const THINNED = 0.9

/** Equirectangular, true at the middle of the island. */
const SQUEEZE = Math.cos((53.4 * Math.PI) / 180)

/** The island of Ireland, and a red dot at Edgewater. */
export function drawIreland(ring, edgewater) {
  const place = fitted(ring)
  const outline = thinned(ring.map(place))
  const [cx, cy] = place(edgewater).map((value) => value.toFixed(1))
  return [
    element('path', {
      fill: colours.land,
      stroke: colours.ink,
      'stroke-width': 0.8,
      d: `${linePath(outline)}z`,
    }),
    element('circle', { cx, cy, r: 4, fill: colours.buoy, stroke: colours.sheet, 'stroke-width': 1.2 }),
  ]
}

/** The projection that fits a ring into the inset, in its middle. */
function fitted(ring) {
  const xs = ring.map(([lon]) => lon * SQUEEZE)
  const ys = ring.map(([, lat]) => -lat)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = Math.min((INSET.width - 2 * EDGE) / width, (INSET.height - 2 * EDGE) / height)
  const start = [(INSET.width - width * scale) / 2, (INSET.height - height * scale) / 2]
  return ([lon, lat]) => [start[0] + (lon * SQUEEZE - left) * scale, start[1] + (-lat - top) * scale]
}

function thinned(points) {
  const kept = [points[0]]
  for (const point of points) {
    const [x, y] = kept.at(-1)
    if (Math.hypot(point[0] - x, point[1] - y) >= THINNED) kept.push(point)
  }
  return kept
}
