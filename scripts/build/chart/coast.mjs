import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import { catmullRom, cutCorners, samples } from './curves.mjs'
import { project } from './projection.mjs'

const ATLAS = 'node_modules/world-atlas/land-10m.json'

/** Degrees. The ring with the most points in this area around Inishowen and Lough Foyle is the island of Ireland. */
const AREA = { west: -8.1, east: -6.1, south: 54.7, north: 55.6 }

/** Units around a chart within which the coast is drawn: the widest depth tint reaches that far into view. */
const MARGIN = 110

const inArea = ([lon, lat]) => lon > AREA.west && lon < AREA.east && lat > AREA.south && lat < AREA.north

/**
 * The outline of the island of Ireland in degrees, from Natural Earth 1:10m (public domain).
 *
 * @returns {[lon: number, lat: number][]} without a copy of the first point at the end
 */
export function islandRing() {
  const atlas = JSON.parse(readFileSync(ATLAS, 'utf8'))
  const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => geometry.coordinates)
  const pointsInArea = (ring) => ring.filter(inArea).length
  const [ring] = polygons.map(([outer]) => outer).sort((a, b) => pointsInArea(b) - pointsInArea(a))
  return ring.slice(0, -1)
}

/**
 * The stretch of coast that a chart can show, with its corners cut, as a smooth curve.
 *
 * @param {[number, number][]} ring degrees
 * @param {object} chart
 * @returns {[number, number][][]} Bézier segments in units of the drawing
 */
export function drawnCoast(ring, chart) {
  const points = ring.filter(inArea).map((position) => project(chart, position))
  const near = ([x, y]) => x > -MARGIN && x < chart.width + MARGIN && y > -MARGIN && y < chart.height + MARGIN
  const first = points.findIndex(near)
  const last = points.findLastIndex(near)
  return catmullRom(cutCorners(points.slice(Math.max(first - 1, 0), last + 2)))
}

/** The nearest of several points, and its distance. */
const nearest = ([x, y], points) => {
  const distances = points.map(([px, py]) => Math.hypot(px - x, py - y))
  const distance = Math.min(...distances)
  return { point: points[distances.indexOf(distance)], distance }
}

/** Whether a point lies on drawn land: a line north from it crosses the coast an odd number of times. */
function isLand([x, y], outline) {
  const crossings = outline.filter(([ax, ay], index) => {
    const [bx, by] = outline[index + 1] ?? [ax, ay]
    if (ax > x === bx > x) return false
    return ay + ((x - ax) / (bx - ax)) * (by - ay) < y
  })
  return crossings.length % 2 === 1
}

/**
 * The position at which a place on the shore is drawn: its own, or the nearest point of the generalised coast where that
 * coast leaves the place in the water.
 *
 * @param {[number, number]} point of the chart
 * @param {[number, number][][]} coast as `drawnCoast` gives it
 * @returns {{ point: [number, number], distance: number }} distance in units of the drawing, 0 for a place on land
 */
export function movedToCoast(point, coast) {
  const outline = samples(coast, 12)
  return isLand(point, outline) ? { point, distance: 0 } : nearest(point, outline)
}
