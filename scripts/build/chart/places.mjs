import { movedToCoast } from './coast.mjs'
import { kilometres, project } from './projection.mjs'

/** Kilometres by which a harbour may be moved to the generalised coast. */
const FURTHEST = 1.5

/**
 * The point of each place that lies on a chart, in units of the drawing.
 *
 * @throws when a harbour would be drawn too far from its position
 */
export function placesOnChart(places, chart, coast) {
  const onChart = Object.entries(places)
    .map(([id, { lon, lat, shore }]) => [id, project(chart, [lon, lat]), shore])
    .filter(([, [x, y]]) => x > 0 && x < chart.width && y > 0 && y < chart.height)
  return Object.fromEntries(
    onChart.map(([id, position, shore]) => {
      if (!shore) return [id, position]
      const { point, distance } = movedToCoast(position, coast)
      const moved = kilometres(chart, distance)
      if (moved > FURTHEST)
        throw new Error(`content/chart/places.ts, ${id}: drawn ${moved.toFixed(1)} km from its position.`)
      return [id, point]
    }),
  )
}
