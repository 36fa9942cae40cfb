import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import { catmullRom, cutCorners, samples } from './curves.mjs'
import { project } from './projection.mjs'

const ATLAS = 'node_modules/world-atlas/land-10m.json'

/** Degrees around Inishowen and Lough Foyle in which one ring of the world's coasts counts. */
const AREA = { west: -8.1, east: -6.1, south: 54.7, north: 55.6 }

/** Units around a sheet that still matter: the widest depth tint reaches this far. */
const MARGIN = 110

const inArea = ([lon, lat]) => lon > AREA.west && lon < AREA.east && lat > AREA.south && lat < AREA.north

/**
 * The outline of the island of Ireland in degrees, from Natural Earth 1:10m (public domain).
 *
 * @returns {[lon: number, lat: number][]} its first point is not repeated at the end
 */
export function islandRing() {
  const atlas = JSON.parse(readFileSync(ATLAS, 'utf8'))
  const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => geometry.coordinates)
  const pointsInArea = (ring) => ring.filter(inArea).length
  const [ring] = polygons.map(([outer]) => outer).sort((a, b) => pointsInArea(b) - pointsInArea(a))
  return ring.slice(0, -1)
}

/**
 * The coast as a sheet draws it: the stretch that the sheet can show, its corners cut, smooth through its points.
 *
 * @param {[number, number][]} ring degrees
 * @param {object} sheet
 * @returns {[number, number][][]} Bézier segments in units of the drawing
 */
export function drawnCoast(ring, sheet) {
  const points = ring.filter(inArea).map((position) => project(sheet, position))
  const near = ([x, y]) => x > -MARGIN && x < sheet.width + MARGIN && y > -MARGIN && y < sheet.height + MARGIN
  const first = points.findIndex(near)
  const last = points.findLastIndex(near)
  return catmullRom(cutCorners(points.slice(Math.max(first - 1, 0), last + 2)))
}

/** Distance from a point to the nearest of others, and that other. */
const nearest = ([x, y], points) => {
  const distances = points.map(([px, py]) => Math.hypot(px - x, py - y))
  const distance = Math.min(...distances)
  return { point: points[distances.indexOf(distance)], distance }
}

/**
 * Whether a point of a sheet is land as it is drawn: a line north from it crosses the coast an odd number of times.
 */
function isLand([x, y], outline) {
  const crossings = outline.filter(([ax, ay], index) => {
    const [bx, by] = outline[index + 1] ?? [ax, ay]
    if (ax > x === bx > x) return false
    return ay + ((x - ax) / (bx - ax)) * (by - ay) < y
  })
  return crossings.length % 2 === 1
}

/**
 * Where a place on the shore is drawn: where it is, or, when the generalised coast leaves it in the water, at the
 * nearest point of that coast.
 *
 * @param {[number, number]} point of the sheet
 * @param {[number, number][][]} coast as `drawnCoast` gives it
 * @returns {{ point: [number, number], distance: number }} distance in units of the drawing, 0 for what stays
 */
export function ashore(point, coast) {
  const outline = samples(coast, 12)
  return isLand(point, outline) ? { point, distance: 0 } : nearest(point, outline)
}
