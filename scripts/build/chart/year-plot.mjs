import { colours } from './colours.mjs'
import { linePath } from './path-data.mjs'
import { element } from './svg.mjs'

/** A day is a unit wide, a minute a unit high; the page stretches both to its box. */
export const PLOT = { width: 365, height: 1440 }

/** Days between two points of a curve. */
const STEP = 5

const DAY = 86_400_000

/** Where a moment stands: minutes count up from midnight. */
const at = (x, minutes) => [x, PLOT.height - Math.round(minutes)]

/**
 * Day, twilights and night over a year, the lines of sunrise and sunset, and a dot on some dates.
 *
 * @param {number} year
 * @param {string[]} dates ISO dates with a dot on sunrise and sunset
 * @param {Function} sunMinutes of `lib/solar.ts`
 * @param {{ horizon: number, civil: number, nautical: number }} zenith of `lib/solar.ts`
 */
export function drawYear(year, dates, sunMinutes, zenith) {
  const dateOf = (day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)
  const dayOf = (date) => (Date.parse(date) - Date.UTC(year, 0)) / DAY
  const sunAt = (distance) => (day) => sunMinutes(dateOf(day), distance)
  const sun = sunAt(zenith.horizon)
  const spans = spansBetween(clockChanges(sun))
  const horizon = curves(spans, sun)
  const area = (fill, d) => element('path', { fill, d })
  return [
    area(colours.nautical, `M0 0H${PLOT.width}V${PLOT.height}H0z`),
    area(colours.night, nights(spans, sunAt(zenith.nautical))),
    area(colours.civil, between(curves(spans, sunAt(zenith.civil)))),
    area(colours.sheet, between(horizon)),
    element(
      'g',
      { fill: 'none', stroke: colours.ink },
      line(grid(year), { 'stroke-opacity': 0.13 }),
      line(linePath(horizon.rise) + linePath(horizon.set), { 'stroke-width': 1.25 }),
      line(dots(dates.map(dayOf), sun), { 'stroke-width': 7, 'stroke-linecap': 'round' }),
    ),
  ]
}

/** Strokes keep their width however the plot is stretched. */
const line = (d, look) => element('path', { 'vector-effect': 'non-scaling-stroke', ...look, d })

/** The days on which sunrise jumps by the better part of an hour. */
function clockChanges(sunOf) {
  const days = Array.from({ length: PLOT.width - 1 }, (_, index) => index + 1)
  return days.filter((day) => Math.abs(sunOf(day).rise - sunOf(day - 1).rise) > 30)
}

const spansBetween = (changes) =>
  [...changes, PLOT.width].map((end, index) => ({ start: changes[index - 1] ?? 0, end }))

/** Days of a span, each where its noon stands; the first and the last at the ends of the span. */
function samples({ start, end }) {
  const count = Math.ceil((end - start) / STEP)
  const inside = Array.from({ length: count }, (_, index) => start + index * STEP).slice(1)
  return [{ x: start, day: start }, ...inside.map((day) => ({ x: day + 0.5, day })), { x: end, day: end - 1 }]
}

/** Rise and set over the year, each a list of points; where the clocks change, two stand above each other. */
function curves(spans, sunOf) {
  const points = spans.flatMap(samples)
  const along = (which) => points.map(({ x, day }) => at(x, sunOf(day)[which]))
  return { rise: along('rise'), set: along('set') }
}

const between = ({ rise, set }) => `${linePath([...rise, ...set.toReversed()])}z`

/**
 * Where the sun is deeper than nautical twilight. Around midsummer it never is; in the weeks before and after, night
 * begins past midnight only, so it stands below, between the dusk of the evening before and dawn.
 */
function nights(spans, sunOf) {
  const isDark = (day) => sunOf(day) !== undefined && sunOf(day - 1) !== undefined
  const areas = spans
    .flatMap(({ start, end }) => runs(start, end, isDark))
    .flatMap((span) => {
      const points = samples(span)
      const curve = (minutesOf) => points.map(({ x, day }) => at(x, minutesOf(day)))
      const lateDusk = curve((day) => Math.max(0, sunOf(day - 1).set - PLOT.height))
      const dawn = curve((day) => sunOf(day).rise)
      const dusk = curve((day) => Math.min(PLOT.height, sunOf(day).set))
      const midnight = curve(() => PLOT.height)
      return [between({ rise: lateDusk, set: dawn }), between({ rise: dusk, set: midnight })]
    })
  return areas.join('')
}

/** The stretches of days for which something holds. */
function runs(start, end, holds) {
  const days = Array.from({ length: end - start }, (_, index) => start + index).filter(holds)
  const starts = days.filter((day) => !days.includes(day - 1))
  const ends = days.filter((day) => !days.includes(day + 1))
  return starts.map((first, index) => ({ start: first, end: ends[index] + 1 }))
}

/** A line at each month's beginning and every three hours. */
function grid(year) {
  const months = Array.from(
    { length: 11 },
    (_, index) => (Date.UTC(year, index + 1) - Date.UTC(year, 0)) / DAY,
  )
  const hours = Array.from({ length: 7 }, (_, index) => (index + 1) * 180)
  const lines = [...months.map((x) => `M${x} 0v${PLOT.height}`), ...hours.map((y) => `M0 ${y}h${PLOT.width}`)]
  return lines.join('')
}

/** Lines of no length, which round ends make into dots that stay round. */
const dots = (days, sunOf) =>
  days
    .flatMap((day) => Object.values(sunOf(day)).map((minutes) => `M${at(day + 0.5, minutes).join(' ')}h0`))
    .join('')
