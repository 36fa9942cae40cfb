import { mkdirSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { writeDrawing } from './chart/svg.mjs'
import { drawYear, PLOT } from './chart/year-plot.mjs'
import { loadTs } from './load-ts.mjs'

const TARGET = 'content/generated'

/**
 * Draws the year of light from the solar formula into `public/charts`; its address goes to
 * `content/generated/year.json`. Alone: `node scripts/build/year.mjs`
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

if (argv[1] === fileURLToPath(import.meta.url)) makeYear()
