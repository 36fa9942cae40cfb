import { colours } from './colours.mjs'
import { linePath } from './path-data.mjs'
import { project } from './projection.mjs'
import { element } from './svg.mjs'

/** The inset of the home page, which the island fills but for the width of its outline. */
export const INSET = {
  width: 84,
  height: 104,
  west: -10.67494,
  north: 55.42451,
  scale: 25.89193,
  latitude: 53.4,
}

/** Units; points closer than this to the last point are left out. */
const LEAST_DISTANCE = 0.9

/** Draws the island of Ireland with a red dot at Edgewater. */
export function drawIreland(ring, edgewater) {
  const outline = []
  for (const point of ring.map((position) => project(INSET, position))) {
    const [x, y] = outline.at(-1) ?? [-1, -1]
    if (Math.hypot(point[0] - x, point[1] - y) >= LEAST_DISTANCE) outline.push(point)
  }
  const [cx, cy] = project(INSET, edgewater).map((value) => value.toFixed(1))
  const look = { fill: colours.land, stroke: colours.ink, 'stroke-width': 0.8 }
  return [
    element('path', { ...look, d: `${linePath(outline)}z` }),
    element('circle', { cx, cy, r: 4, fill: colours.buoy, stroke: colours.sheet, 'stroke-width': 1.2 }),
  ]
}
