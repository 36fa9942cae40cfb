import { mkdirSync, writeFileSync } from 'node:fs'
import { drawnCoast, islandRing } from './chart/coast.mjs'
import { ROSE } from './chart/compass.mjs'
import { drawIreland, INSET } from './chart/ireland.mjs'
import { charts } from './chart/projection.mjs'
import { placesOnChart, tooFar } from './chart/places.mjs'
import { drawChart } from './chart/drawing.mjs'
import { writeDrawing } from './chart/svg.mjs'
import { loadTs } from './load-ts.mjs'
import { stopIfAny } from './stop.mjs'

const TARGET = 'content/generated'

/**
 * Draws the wide and the narrow chart of the home page and the inset of Ireland into `public/charts`, from the coast of
 * Natural Earth and the places in `content/chart`. `content/generated/chart.json` holds the position of each place.
 */
export function makeChart() {
  const { places } = loadTs('content/chart/places.ts')
  const ring = islandRing()
  const made = Object.entries(charts).map(([name, chart]) => [
    name,
    makeChartDrawing(name, chart, places, ring),
  ])
  const { lon, lat } = places.edgewater
  const ireland = writeDrawing('ireland', INSET, drawIreland(ring, [lon, lat]))
  const chart = { ...Object.fromEntries(made), ireland, rose: ROSE }
  mkdirSync(TARGET, { recursive: true })
  writeFileSync(`${TARGET}/chart.json`, `${JSON.stringify(chart, null, 1)}\n`)
}

function makeChartDrawing(name, chart, places, ring) {
  const coast = drawnCoast(ring, chart)
  const placed = placesOnChart(places, chart, coast)
  stopIfAny(tooFar(placed, chart))
  const points = { home: placed.edgewater.point, view: placed.binevenagh.point }
  return {
    drawing: writeDrawing(name, chart, drawChart(chart, coast, points)),
    places: inHundredths(placed, chart),
  }
}

function inHundredths(placed, { width, height }) {
  const hundredths = (part, whole) => Number(((part / whole) * 100).toFixed(2))
  const places = Object.entries(placed).map(([id, { point }]) => {
    const [x, y] = point
    return [id, [hundredths(x, width), hundredths(y, height)]]
  })
  return Object.fromEntries(places)
}
