import { colours } from './colours.mjs'
import { linePath } from './path-data.mjs'
import { element } from './svg.mjs'

/** Size of the `viewBox`: one unit a day, one unit a minute. The page stretches the drawing to the size of its box. */
export const PLOT = { width: 365, height: 1440 }

/** Days from one point of a curve to the next. */
const STEP = 5

const DAY = 86_400_000

/** The point of a time of day: midnight is at the bottom, the next midnight at the top. */
const pointAt = (x, minutes) => [x, PLOT.height - Math.round(minutes)]

/**
 * Draws day, civil twilight, nautical twilight and night over a year, with a line for sunrise, a line for sunset, and dots
 * on some dates.
 *
 * @param {number} year
 * @param {string[]} dates ISO dates that get a dot on sunrise and a dot on sunset
 * @param {Function} sunMinutes the function of `lib/solar.ts`
 * @param {{ horizon: number, civil: number, nautical: number }} zenith the angles of `lib/solar.ts`
 * @returns {string[]} SVG elements, in painting order
 */
export function drawYear(year, dates, sunMinutes, zenith) {
  const dateOf = (day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)
  const dayOf = (date) => (Date.parse(date) - Date.UTC(year, 0)) / DAY
  const sunAt = (zenithAngle) => (day) => sunMinutes(dateOf(day), zenithAngle)
  const sun = sunAt(zenith.horizon)
  const periods = periodsBetween(clockChanges(sun))
  const horizon = curves(periods, sun)
  const area = (fill, d) => element('path', { fill, d })
  return [
    area(colours.nautical, `M0 0H${PLOT.width}V${PLOT.height}H0z`),
    area(colours.night, nightAreas(periods, sunAt(zenith.nautical))),
    area(colours.civil, areaBetween(curves(periods, sunAt(zenith.civil)))),
    area(colours.sheet, areaBetween(horizon)),
    element(
      'g',
      { fill: 'none', stroke: colours.ink },
      stroke(grid(year), { 'stroke-opacity': 0.13 }),
      stroke(linePath(horizon.rise) + linePath(horizon.set), { 'stroke-width': 1.25 }),
      stroke(dots(dates.map(dayOf), sun), { 'stroke-width': 7, 'stroke-linecap': 'round' }),
    ),
  ]
}

/** A stroked path. `non-scaling-stroke` keeps its width in CSS pixels when the page stretches the drawing. */
const stroke = (d, attributes) => element('path', { 'vector-effect': 'non-scaling-stroke', ...attributes, d })

/** The days on which the clocks change: sunrise differs by more than half an hour from the day before. */
function clockChanges(sunOf) {
  const days = Array.from({ length: PLOT.width - 1 }, (_, index) => index + 1)
  return days.filter((day) => Math.abs(sunOf(day).rise - sunOf(day - 1).rise) > 30)
}

const periodsBetween = (changes) =>
  [...changes, PLOT.width].map((end, index) => ({ start: changes[index - 1] ?? 0, end }))

/** The days of a period that a curve passes through, each at its noon, and the two ends of the period. */
function samples({ start, end }) {
  const count = Math.ceil((end - start) / STEP)
  const inside = Array.from({ length: count }, (_, index) => start + index * STEP).slice(1)
  return [{ x: start, day: start }, ...inside.map((day) => ({ x: day + 0.5, day })), { x: end, day: end - 1 }]
}

/**
 * The points of sunrise and of sunset over the year. At a clock change two points have the same x, which draws a vertical
 * step.
 */
function curves(periods, sunOf) {
  const points = periods.flatMap(samples)
  const along = (which) => points.map(({ x, day }) => pointAt(x, sunOf(day)[which]))
  return { rise: along('rise'), set: along('set') }
}

const areaBetween = ({ rise, set }) => `${linePath([...rise, ...set.toReversed()])}z`

/**
 * Path data of the night, when the sun is below nautical twilight. Around midsummer there is none. In the weeks before and
 * after, dusk falls after midnight, so the night is drawn at the bottom of the next day, between that dusk and dawn.
 */
function nightAreas(periods, sunOf) {
  const isDark = (day) => sunOf(day) !== undefined && sunOf(day - 1) !== undefined
  const areas = periods
    .flatMap(({ start, end }) => rangesOfDays(start, end, isDark))
    .flatMap((range) => {
      const points = samples(range)
      const curve = (minutesOf) => points.map(({ x, day }) => pointAt(x, minutesOf(day)))
      const lateDusk = curve((day) => Math.max(0, sunOf(day - 1).set - PLOT.height))
      const dawn = curve((day) => sunOf(day).rise)
      const dusk = curve((day) => Math.min(PLOT.height, sunOf(day).set))
      const midnight = curve(() => PLOT.height)
      return [areaBetween({ rise: lateDusk, set: dawn }), areaBetween({ rise: dusk, set: midnight })]
    })
  return areas.join('')
}

/** The ranges of consecutive days for which `holds` is true; `end` is the day after the last. */
function rangesOfDays(start, end, holds) {
  const days = Array.from({ length: end - start }, (_, index) => start + index).filter(holds)
  const starts = days.filter((day) => !days.includes(day - 1))
  const ends = days.filter((day) => !days.includes(day + 1))
  return starts.map((first, index) => ({ start: first, end: ends[index] + 1 }))
}

/** Path data of a vertical line at the start of each month and a horizontal line every three hours. */
function grid(year) {
  const months = Array.from(
    { length: 11 },
    (_, index) => (Date.UTC(year, index + 1) - Date.UTC(year, 0)) / DAY,
  )
  const hours = Array.from({ length: 7 }, (_, index) => (index + 1) * 180)
  const lines = [...months.map((x) => `M${x} 0v${PLOT.height}`), ...hours.map((y) => `M0 ${y}h${PLOT.width}`)]
  return lines.join('')
}

/** Path data of lines of length zero: with round caps they are dots, and stay round when the drawing is stretched. */
const dots = (days, sunOf) =>
  days
    .flatMap((day) =>
      Object.values(sunOf(day)).map((minutes) => `M${pointAt(day + 0.5, minutes).join(' ')}h0`),
    )
    .join('')
