import { DROP, STAR } from '../flare.mjs'
import { colours, tints } from './colours.mjs'
import { compass } from './compass.mjs'
import { catmullRom, cutCorners } from './curves.mjs'
import { channel, hills, islands, loughs, river } from './hand.mjs'
import { bezierPath, linePath } from './path-data.mjs'
import { offset, project, sheets } from './projection.mjs'
import { element } from './svg.mjs'

/** Units beyond the sheet where land is closed, out of reach of the widest tint. */
const OUTSIDE = 250

/** Minutes of arc between two lines of the graticule. */
const GRATICULE = 10

/** A unit of the wide sheet on this one, for what must keep its size on the ground. */
const ratio = (sheet) => sheet.scale / sheets.wide.scale

const ringOf = (sheet, at, ring) => ring.map((part) => project(sheet, offset(at, part)))
const closedPath = (points) => `${bezierPath(catmullRom(points, true))}z`

/**
 * The shapes of one sheet, from the sea up: everything but the letters, which the page sets in its own type.
 *
 * @param {object} sheet
 * @param {[number, number][][]} coast as `drawnCoast` gives it
 * @param {{ home: [number, number], view: [number, number] }} points Edgewater, and what its windows face
 */
export function drawSheet(sheet, coast, points) {
  const isWide = sheet === sheets.wide
  return [
    element('defs', {}, element('path', { id: 'land', d: landPath(sheet, coast) })),
    element('path', { fill: colours.sea, d: `M0 0H${sheet.width}V${sheet.height}H0z` }),
    ...water(sheet),
    graticule(sheet),
    ...land(sheet),
    ...(isWide ? compass() : []),
    ...bearing(points),
  ].join('')
}

const landPath = ({ width, height }, coast) =>
  `${bezierPath(coast)}L${width + OUTSIDE} ${height + OUTSIDE}H${-OUTSIDE}z`

/** The coast stroked ever narrower, each tint over a wider stroke that is left as its edge; then the loughs. */
function water(sheet) {
  const coast = element('use', { href: '#land' })
  const depths = tints.flatMap(([width, colour]) => {
    const stroked = (stroke, extra) =>
      element('g', { stroke, 'stroke-width': (width * ratio(sheet) + extra).toFixed(1) }, coast)
    return [stroked(colours.depthLine, 1.5), stroked(colour, 0)]
  })
  const [cx, cy] = project(sheet, islands.inishtrahull.at).map((value) => value.toFixed(1))
  const filled = loughs.map((points) => linePath(points.map((point) => project(sheet, point)))).join('')
  const deep = closedPath(channel.map((point) => project(sheet, point)))
  const edge = { stroke: colours.depthLine, 'stroke-width': 0.75 }
  return [
    element('g', { fill: 'none', 'stroke-linejoin': 'round' }, ...depths),
    element('path', { fill: colours.lough, d: filled }),
    element('path', { fill: colours.channel, ...edge, d: deep }),
    // The shallows of Inishtrahull: a stroke so much wider than its island would leave holes.
    element('ellipse', { cx, cy, rx: 30, ry: 24, fill: colours.lough, ...edge }),
  ]
}

/** Without figures: coordinates stand nowhere on the site. */
function graticule({ west, north, width, height, ...rest }) {
  const sheet = { west, north, ...rest }
  const steps = Array.from({ length: 12 }, (_, index) => (index - 1) * GRATICULE)
  const minutes = (degrees) => Math.floor((degrees * 60) / GRATICULE) * GRATICULE
  const meridians = steps.map((step) => project(sheet, [(minutes(west) + step) / 60, north])[0])
  const parallels = steps.map((step) => project(sheet, [west, (minutes(north) - step) / 60])[1])
  const lines = [
    ...meridians.filter((x) => x > 0 && x < width).map((x) => `M${x.toFixed(1)} 0V${height}`),
    ...parallels.filter((y) => y > 0 && y < height).map((y) => `M0 ${y.toFixed(1)}H${width}`),
  ]
  const look = { stroke: colours.graticule, 'stroke-opacity': 0.6, 'stroke-width': 0.7 }
  return element('path', { ...look, d: lines.join('') })
}

function land(sheet) {
  const rings = Object.values(islands).map(({ at, ring }) => closedPath(ringOf(sheet, at, ring)))
  const forms = hills.flatMap(({ at, rings: lines }) =>
    lines.map((line) => closedPath(ringOf(sheet, at, line))),
  )
  const course = bezierPath(catmullRom(cutCorners(river.map((point) => project(sheet, point)))))
  const width = 4.6 * ratio(sheet)
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
      // Square at its end, so that it opens the coast at the river's mouth.
      element('path', {
        stroke: colours.lough,
        'stroke-width': width.toFixed(1),
        'stroke-linecap': 'square',
        d: course,
      }),
    ),
  ]
}

/** The light flare at Edgewater, and the way its windows face. */
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
