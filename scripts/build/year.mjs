import { mkdirSync, writeFileSync } from 'node:fs'
import { writeDrawing } from './chart/svg.mjs'
import { drawYear, PLOT } from './chart/year-plot.mjs'
import { loadTs } from './load-ts.mjs'

const TARGET = 'content/generated'

/**
 * Draws the year of light into `public/charts/year.<hash>.svg` with the solar formula of `lib/solar.ts`, and writes the
 * file's address and size to `content/generated/year.json`.
 */
export function makeYear() {
  const { year, evenings } = loadTs('content/year-of-light/evenings.ts')
  const { sunMinutes, zenith } = loadTs('lib/solar.ts')
  const dates = evenings.map(({ date }) => date)
  const plot = drawYear(year, dates, sunMinutes, zenith)
  const drawing = writeDrawing('year', { ...PLOT, preserveAspectRatio: 'none' }, plot)
  mkdirSync(TARGET, { recursive: true })
  writeFileSync(`${TARGET}/year.json`, `${JSON.stringify(drawing, null, 1)}\n`)
}
