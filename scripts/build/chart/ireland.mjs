import { colours } from './colours.mjs'
import { linePath } from './path-data.mjs'
import { element } from './svg.mjs'

export const INSET = { width: 84, height: 104 }

/** Units left free around the island for the width of its outline. */
const EDGE = 1

/** Units; points closer than this to the last point are left out. */
const THINNED = 0.9

/** Width of a degree of longitude relative to one of latitude, at the middle of the island. */
const SQUEEZE = Math.cos((53.4 * Math.PI) / 180)

/** Draws the island of Ireland with a red dot at Edgewater. */
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

/** The projection that fits a ring into the middle of the inset. */
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
