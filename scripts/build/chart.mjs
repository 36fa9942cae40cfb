import { mkdirSync, writeFileSync } from 'node:fs'
import { drawnCoast, islandRing } from './chart/coast.mjs'
import { ROSE } from './chart/compass.mjs'
import { drawIreland, INSET } from './chart/ireland.mjs'
import { sheets } from './chart/projection.mjs'
import { placesOnSheet, tooFar } from './chart/places.mjs'
import { drawSheet } from './chart/sheet.mjs'
import { writeDrawing } from './chart/svg.mjs'
import { loadTs } from './load-ts.mjs'
import { stopOn } from './stop.mjs'

const TARGET = 'content/generated'

/**
 * Draws the chart of the home page from the coast of Natural Earth and the places in `content/chart`: two sheets and
 * the inset of Ireland, as files in `public/charts`, and where each place stands, in `content/generated/chart.json`.
 */
export function makeChart() {
  const { places } = loadTs('content/chart/places.ts')
  const ring = islandRing()
  const made = Object.entries(sheets).map(([name, sheet]) => [name, makeSheet(name, sheet, places, ring)])
  const { lon, lat } = places.edgewater
  const ireland = writeDrawing('ireland', INSET, drawIreland(ring, [lon, lat]))
  const chart = { ...Object.fromEntries(made), ireland, rose: ROSE }
  mkdirSync(TARGET, { recursive: true })
  writeFileSync(`${TARGET}/chart.json`, `${JSON.stringify(chart, null, 1)}\n`)
}

function makeSheet(name, sheet, places, ring) {
  const coast = drawnCoast(ring, sheet)
  const stands = placesOnSheet(places, sheet, coast)
  stopOn(tooFar(stands, sheet))
  const points = { home: stands.edgewater.point, view: stands.binevenagh.point }
  return {
    drawing: writeDrawing(name, sheet, drawSheet(sheet, coast, points)),
    places: inHundredths(stands, sheet),
  }
}

function inHundredths(stands, { width, height }) {
  const hundredths = (part, whole) => Number(((part / whole) * 100).toFixed(2))
  const places = Object.entries(stands).map(([id, { point }]) => {
    const [x, y] = point
    return [id, [hundredths(x, width), hundredths(y, height)]]
  })
  return Object.fromEntries(places)
}
