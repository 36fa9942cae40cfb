import { readdirSync, rmSync } from 'node:fs'
import { colours } from './colours.mjs'
import { hashOf, write, writeGenerated } from '../shared/files.mjs'
import { loadTs } from '../shared/load-ts.mjs'

const FOLDER = 'public/charts'

/** Size of the `viewBox`: one unit a day, one unit a minute. The page stretches the drawing to the size of its box. */
const PLOT = { width: 365, height: 1440 }

const DAY = 86_400_000

/**
 * Draws the year of light into `public/charts/year.<hash>.svg`, deletes earlier versions, and writes the file's address and
 * size to `content/generated/year.json`.
 */
export function makeYear() {
  const { year, evenings } = loadTs('content/year-of-light/evenings.ts')
  const { sunMinutes, zenith } = loadTs('lib/light/solar.ts')
  const dates = evenings.map(({ date }) => date)
  const shapes = drawYear(year, dates, sunMinutes, zenith).join('')
  const box = `0 0 ${PLOT.width} ${PLOT.height}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="none">${shapes}</svg>`
  const file = `year.${hashOf([svg])}.svg`
  for (const name of readdirSync(FOLDER)) if (name.startsWith('year.')) rmSync(`${FOLDER}/${name}`)
  write(`${FOLDER}/${file}`, svg)
  writeGenerated('year.json', { src: `/charts/${file}`, ...PLOT })
}

/**
 * Draws day, civil twilight, nautical twilight and night over a year, with a line for sunrise, a line for sunset, and dots
 * on some dates. `non-scaling-stroke` keeps the width of a line in CSS pixels when the page stretches the drawing.
 *
 * @param {number} year
 * @param {string[]} dates ISO dates that get a dot on sunrise and a dot on sunset
 * @param {Function} sunMinutes the function of `lib/light/solar.ts`
 * @param {{ horizon: number, civil: number, nautical: number }} zenith the angles of `lib/light/solar.ts`
 * @returns {string[]} SVG elements, in painting order
 */
export function drawYear(year, dates, sunMinutes, zenith) {
  const start = Date.UTC(year, 0)
  const dateOf = (day) => new Date(start + day * DAY).toISOString().slice(0, 10)
  const dayOf = (time) => (time - start) / DAY
  // Around midsummer the sun does not sink to the end of nautical twilight.
  const lit = { rise: 0, set: 2 * PLOT.height }
  const area = (zenithAngle) => areaOf((day) => sunMinutes(dateOf(day), zenithAngle) ?? lit)
  const months = Array.from({ length: 11 }, (_, index) => dayOf(Date.UTC(year, index + 1)))
  const suns = dates.flatMap((date) => {
    const { rise, set } = sunMinutes(date)
    return [rise, set].map((minutes) => pointAt(dayOf(Date.parse(date)) + 0.5, minutes))
  })
  const nautical = `fill="${colours.nautical}" d="${area(zenith.nautical)}"`
  const line = 'vector-effect="non-scaling-stroke"'
  return [
    `<path fill="${colours.night}" d="M0 0H${PLOT.width}V${PLOT.height}H0z"/>`,
    `<path ${nautical}/>`,
    // Dusk after midnight is at the bottom of the next day.
    `<path ${nautical} transform="translate(1 ${PLOT.height})"/>`,
    `<path fill="${colours.civil}" d="${area(zenith.civil)}"/>`,
    `<g fill="none" stroke="${colours.ink}">
<path ${line} fill="${colours.sheet}" stroke-width="1.25" d="${area(zenith.horizon)}"/>
<path ${line} stroke-opacity=".13" d="${gridOf(months)}"/>
<path ${line} stroke-width="7" stroke-linecap="round" d="${dots(suns)}"/>
</g>`,
  ]
}

/** The point of a time of day: midnight is at the bottom, the next midnight at the top. */
const pointAt = (day, minutes) => [day, PLOT.height - Math.round(minutes)]

/**
 * Path data of the time between rise and set on each day. The curves start and end two days outside the plot, so that no
 * edge shows.
 */
function areaOf(sunOf) {
  const [rise, set] = ['rise', 'set'].map((which) => curve((day) => sunOf(day)[which]))
  return `${linePath([...rise, ...set.toReversed()])}z`
}

/**
 * The points of a time over the year, one a day at its noon. A jump of more than half an hour, where the clocks change, is a
 * vertical step at midnight.
 */
function curve(minutesOf) {
  const days = Array.from({ length: PLOT.width + 4 }, (_, index) => index - 2)
  return days.flatMap((day) => {
    const [yesterday, today] = [minutesOf(day - 1), minutesOf(day)]
    const noon = pointAt(day + 0.5, today)
    const isJump = Math.abs(today - yesterday) > 30
    return isJump ? [pointAt(day, yesterday), pointAt(day, today), noon] : [noon]
  })
}

/** Points as path data of steps, most of which are alike and compress well. */
function linePath(points) {
  const steps = points.slice(1).map(([x, y], index) => `l${x - points[index][0]} ${y - points[index][1]}`)
  return `M${points[0].join(' ')}${steps.join('')}`
}

/** Path data of a vertical line at the start of each month but the first, and a horizontal line every three hours. */
function gridOf(months) {
  const hours = Array.from({ length: 7 }, (_, index) => (index + 1) * 180)
  const lines = [...months.map((x) => `M${x} 0v${PLOT.height}`), ...hours.map((y) => `M0 ${y}h${PLOT.width}`)]
  return lines.join('')
}

/** Path data of lines of length zero: with round caps they are dots, and stay round when the drawing is stretched. */
const dots = (points) => points.map((point) => `M${point.join(' ')}h0`).join('')
