import { mkdirSync, writeFileSync } from 'node:fs'
import { colours } from './chart/colours.mjs'
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
 * Draws the wide and the narrow chart of the home page, the chart of the printed leaflets and the inset of Ireland into `public/charts`, from the coast of
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
  const chart = {
    ...Object.fromEntries(made),
    leaflet: makeLeaflet(charts.narrow, places, ring),
    ireland,
    rose: ROSE,
  }
  mkdirSync(TARGET, { recursive: true })
  writeFileSync(`${TARGET}/chart.json`, `${JSON.stringify(chart, null, 1)}\n`)
}

function makeChartDrawing(name, chart, places, ring) {
  const { drawing, placed } = draw(chart, places, ring)
  stopIfAny(tooFar(placed, chart))
  return { drawing: writeDrawing(name, chart, drawing), places: inHundredths(placed, chart) }
}

/** The narrow chart with its red in ink, for leaflets that print without red. */
function makeLeaflet(chart, places, ring) {
  const { drawing } = draw(chart, places, ring)
  return writeDrawing('leaflet', chart, drawing.replaceAll(colours.buoy, colours.ink))
}

function draw(chart, places, ring) {
  const coast = drawnCoast(ring, chart)
  const placed = placesOnChart(places, chart, coast)
  const points = { home: placed.edgewater.point, view: placed.binevenagh.point }
  return { placed, drawing: drawChart(chart, coast, points) }
}

function inHundredths(placed, { width, height }) {
  const hundredths = (part, whole) => Number(((part / whole) * 100).toFixed(2))
  const places = Object.entries(placed).map(([id, { point }]) => {
    const [x, y] = point
    return [id, [hundredths(x, width), hundredths(y, height)]]
  })
  return Object.fromEntries(places)
}
