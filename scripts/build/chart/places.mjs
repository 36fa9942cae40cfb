import { movedToCoast } from './coast.mjs'
import { kilometres, project } from './projection.mjs'

/** Kilometres by which a harbour may be moved to the generalised coast. */
const FURTHEST = 1.5

/** The point at which each place is drawn, and its distance from the true position, both in units of the chart. */
export function placesOnChart(places, chart, coast) {
  const placed = Object.entries(places)
    .map(([id, { lon, lat, shore }]) => ({ id, shore, point: project(chart, [lon, lat]) }))
    .filter(({ point }) => isInside(point, chart))
    .map(({ id, shore, point }) => [id, shore ? movedToCoast(point, coast) : { point, distance: 0 }])
  return Object.fromEntries(placed)
}

const isInside = ([x, y], { width, height }) => x > 0 && x < width && y > 0 && y < height

/** One line for each place that is drawn too far from its true position. */
export const tooFar = (placed, chart) =>
  Object.entries(placed)
    .map(([id, { distance }]) => [id, kilometres(chart, distance)])
    .filter(([, distance]) => distance > FURTHEST)
    .map(
      ([id, distance]) =>
        `content/chart/places.ts, ${id}: drawn ${distance.toFixed(1)} km from its position.`,
    )
