import { DROP, STAR } from '../flare.mjs'
import { colours, tints } from './colours.mjs'
import { compass } from './compass.mjs'
import { catmullRom, cutCorners } from './curves.mjs'
import { channel, hills, islands, loughs, river } from './hand-drawn.mjs'
import { bezierPath, linePath } from './path-data.mjs'
import { offset, project, charts } from './projection.mjs'
import { element } from './svg.mjs'

/** Units beyond the chart at which the outline of land is closed, where the widest tint stays out of view. */
const OUTSIDE = 250

/** Minutes of arc between two lines of the graticule. */
const GRATICULE = 10

/** Factor for widths that are given for the wide chart and must keep their size on the ground. */
const ratio = (chart) => chart.scale / charts.wide.scale

const ringOf = (chart, at, ring) => ring.map((part) => project(chart, offset(at, part)))
const closedPath = (points) => `${bezierPath(catmullRom(points, true))}z`

/**
 * Draws one chart without its labels, which the page sets in its own typefaces.
 *
 * @param {object} chart
 * @param {[number, number][][]} coast as `drawnCoast` gives it
 * @param {{ home: [number, number], view: [number, number] }} points Edgewater, and the hill that its windows face
 */
export function drawChart(chart, coast, points) {
  const isWide = chart === charts.wide
  return [
    element('defs', {}, element('path', { id: 'land', d: landPath(chart, coast) })),
    element('path', { fill: colours.sea, d: `M0 0H${chart.width}V${chart.height}H0z` }),
    ...water(chart),
    graticule(chart),
    ...land(chart),
    ...(isWide ? compass() : []),
    ...bearing(points),
  ].join('')
}

const landPath = ({ width, height }, coast) =>
  `${bezierPath(coast)}L${width + OUTSIDE} ${height + OUTSIDE}H${-OUTSIDE}z`

/** Strokes the coast ever narrower, one tint over a slightly wider line that remains as its edge; then fills the loughs. */
function water(chart) {
  const coast = element('use', { href: '#land' })
  const depths = tints.flatMap(([width, colour]) => {
    const stroked = (stroke, extra) =>
      element('g', { stroke, 'stroke-width': (width * ratio(chart) + extra).toFixed(1) }, coast)
    return [stroked(colours.depthLine, 1.5), stroked(colour, 0)]
  })
  const [cx, cy] = project(chart, islands.inishtrahull.at).map((value) => value.toFixed(1))
  const filled = loughs.map((points) => linePath(points.map((point) => project(chart, point)))).join('')
  const deep = closedPath(channel.map((point) => project(chart, point)))
  const edge = { stroke: colours.depthLine, 'stroke-width': 0.75 }
  return [
    element('g', { fill: 'none', 'stroke-linejoin': 'round' }, ...depths),
    element('path', { fill: colours.lough, d: filled }),
    element('path', { fill: colours.channel, ...edge, d: deep }),
    // The shallows of Inishtrahull are an ellipse: a stroke much wider than the island would leave holes.
    element('ellipse', { cx, cy, rx: 30, ry: 24, fill: colours.lough, ...edge }),
  ]
}

/** Lines of latitude and longitude, without figures: the site shows no coordinates. */
function graticule({ west, north, width, height, ...rest }) {
  const chart = { west, north, ...rest }
  const steps = Array.from({ length: 12 }, (_, index) => (index - 1) * GRATICULE)
  const minutes = (degrees) => Math.floor((degrees * 60) / GRATICULE) * GRATICULE
  const meridians = steps.map((step) => project(chart, [(minutes(west) + step) / 60, north])[0])
  const parallels = steps.map((step) => project(chart, [west, (minutes(north) - step) / 60])[1])
  const lines = [
    ...meridians.filter((x) => x > 0 && x < width).map((x) => `M${x.toFixed(1)} 0V${height}`),
    ...parallels.filter((y) => y > 0 && y < height).map((y) => `M0 ${y.toFixed(1)}H${width}`),
  ]
  const look = { stroke: colours.graticule, 'stroke-opacity': 0.6, 'stroke-width': 0.7 }
  return element('path', { ...look, d: lines.join('') })
}

function land(chart) {
  const rings = Object.values(islands).map(({ at, ring }) => closedPath(ringOf(chart, at, ring)))
  const forms = hills.flatMap(({ at, rings: lines }) =>
    lines.map((line) => closedPath(ringOf(chart, at, line))),
  )
  const course = bezierPath(catmullRom(cutCorners(river.map((point) => project(chart, point)))))
  const width = 4.6 * ratio(chart)
  return [
    element(
      'g',
      { fill: colours.land, stroke: colours.ink, 'stroke-width': 1.1, 'stroke-linejoin': 'round' },
      element('use', { href: '#land' }),
      element('path', { d: rings.join('') }),
    ),
    element(
      'g',
      { fill: 'none' },
      element('path', { stroke: colours.form, d: forms.join('') }),
      element('path', { stroke: colours.ink, 'stroke-width': (width + 2.2).toFixed(1), d: course }),
      // The square cap covers the line of the coast at the mouth of the river.
      element('path', {
        stroke: colours.lough,
        'stroke-width': width.toFixed(1),
        'stroke-linecap': 'square',
        d: course,
      }),
    ),
  ]
}

/** The light flare at Edgewater, and the dashed line of the view from its windows. */
function bearing({ home, view }) {
  const [x, y] = home.map((value) => value.toFixed(1))
  return [
    element('path', {
      stroke: colours.ink,
      'stroke-width': 0.9,
      'stroke-dasharray': '6 4',
      d: linePath([home, view]),
    }),
    element(
      'g',
      { transform: `translate(${x} ${y})` },
      element('path', { fill: colours.buoy, transform: 'rotate(-126)translate(0 3.7)scale(1.57)', d: DROP }),
      element('path', { fill: colours.ink, transform: 'scale(.8)', d: STAR }),
    ),
  ]
}
