import { mkdirSync, writeFileSync } from 'node:fs'
import { colours } from './chart/colours.mjs'
import { drawnCoast, islandRing } from './chart/coast.mjs'
import { ROSE } from './chart/compass.mjs'
import { drawChart } from './chart/drawing.mjs'
import { drawIreland, INSET } from './chart/ireland.mjs'
import { placesOnChart } from './chart/places.mjs'
import { charts } from './chart/projection.mjs'
import { writeDrawing } from './chart/svg.mjs'
import { loadTs } from './load-ts.mjs'

const TARGET = 'content/generated'

/**
 * Draws the wide and the narrow chart of the home page, the chart of the printed leaflets and the inset of Ireland into
 * `public/charts`, from the coast of Natural Earth and the places in `content/chart`. `content/generated/chart.json` holds the position of each place.
 */
export function makeChart() {
  const { places } = loadTs('content/chart/places.ts')
  const ring = islandRing()
  const { lon, lat } = places.edgewater
  const chart = {
    wide: makeDrawing('wide', places, ring),
    narrow: makeDrawing('narrow', places, ring),
    leaflet: makeDrawing('narrow', places, ring, 'leaflet').drawing,
    ireland: writeDrawing('ireland', INSET, drawIreland(ring, [lon, lat])),
    rose: ROSE,
  }
  mkdirSync(TARGET, { recursive: true })
  writeFileSync(`${TARGET}/chart.json`, `${JSON.stringify(chart, null, 1)}\n`)
}

function makeDrawing(name, places, ring, file = name) {
  const chart = charts[name]
  const coast = drawnCoast(ring, chart)
  const points = placesOnChart(places, chart, coast)
  const ends = { home: points.edgewater, view: points.binevenagh }
  const perCent = (part, whole) => Number(((part / whole) * 100).toFixed(2))
  const positions = Object.entries(points).map(([id, [x, y]]) => [
    id,
    [perCent(x, chart.width), perCent(y, chart.height)],
  ])
  const drawing = drawChart(chart, coast, ends)
  // The printed leaflets hold no red.
  const isLeaflet = file === 'leaflet'
  const shapes = isLeaflet ? drawing.replaceAll(colours.buoy, colours.ink) : drawing
  return { drawing: writeDrawing(file, chart, shapes), places: Object.fromEntries(positions) }
}
