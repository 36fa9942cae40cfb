import { colours } from '../chart/colours.mjs'
import { element } from '../chart/svg.mjs'
import { DROP, STAR } from '../flare.mjs'
import { textOutlines } from './outlines.mjs'

/** Pixels. Chats and feeds show a picture of 1.91:1 without cropping it. */
export const CARD = { width: 1200, height: 630 }

/** Pixels around the frame: chats round the corners, and one feed cuts off 15 px above and below. */
const MARGIN = 16
/** Pixels; 11 on the pages. */
const NEATLINE = 16
const BAND = 106

const frame = {
  x: MARGIN,
  y: MARGIN,
  width: CARD.width - 2 * MARGIN,
  height: CARD.height - 2 * MARGIN,
}
const inside = {
  x: MARGIN + NEATLINE,
  y: MARGIN + NEATLINE,
  width: frame.width - 2 * NEATLINE,
  height: frame.height - 2 * NEATLINE,
}

/** The area of the picture. Nothing is drawn over it. */
export const pictureBox = { ...inside, height: inside.height - BAND }

const PADDING = 36
const LEAST_GAP = 36
const BASELINE = inside.y + inside.height - 45
const TITLE = { size: 52, tracking: -0.014 }
const NAME = { size: 42, tracking: -0.006 }
const NOTE = { size: 21, tracking: 0.005, baseline: inside.y + inside.height - 13 }

/**
 * Draws everything on a card but its picture: the neatline, and the band at the foot with the title, the name of the site
 * and a note.
 *
 * @param {string} title one line; `*asterisks*` mark water
 * @param {string} siteName
 * @param {string} [note] small text below the title
 * @returns {{ svg: string, fault?: [problem: string, fix: string] }} `fault` when the title does not fit or the typeface
 *   lacks a character
 */
export function drawCard(title, siteName, note = '') {
  const name = textOutlines(siteName, NAME.size, NAME.tracking)
  const heading = textOutlines(title, TITLE.size, TITLE.tracking)
  const nameX = inside.x + inside.width - PADDING - name.width
  const flareX = nameX - 33
  const available = flareX - 12 - LEAST_GAP - (inside.x + PADDING)
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...CARD },
    band(),
    line(heading.d, inside.x + PADDING),
    flare(flareX),
    line(name.d, nameX),
    noteLine(textOutlines(note, NOTE.size, NOTE.tracking).d),
    neatline(),
  )
  return { svg, fault: faultOf(heading, available) }
}

function faultOf({ width, missing }, available) {
  if (missing) return [`The typeface has no ${missing}.`, 'Write it otherwise.']
  if (width <= available) return undefined
  return [
    `On a card it is ${Math.ceil(width)} px long, and ${Math.floor(available)} px fit.`,
    'Make it shorter.',
  ]
}

function band() {
  const top = inside.y + inside.height - BAND
  const across = { x: inside.x, width: inside.width }
  return [
    element('rect', { ...across, y: top, height: BAND, fill: colours.sheet }),
    element('rect', { ...across, y: top, height: 1.5, fill: colours.water }),
  ]
}

const line = (d, x) =>
  element('path', { fill: colours.ink, transform: `translate(${x.toFixed(2)} ${BASELINE})`, d })

const noteLine = (d) =>
  element('path', {
    fill: colours.slate,
    transform: `translate(${inside.x + PADDING} ${NOTE.baseline})`,
    d,
  })

const flare = (x) =>
  element(
    'g',
    { transform: `translate(${x.toFixed(2)} ${BASELINE - 8})scale(1.42)` },
    element('path', { fill: colours.ink, d: STAR }),
    element('path', { fill: colours.buoy, transform: 'rotate(45)', d: DROP }),
  )

/** Three rules with bars between the inner two: the `--neatline` of the pages, larger. */
function neatline() {
  const { x, y, width, height } = frame
  const unit = NEATLINE / 11
  const rule = (from, to) => {
    const ring = (inset) =>
      `M${x + inset} ${y + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`
    return ring(from * unit) + ring(to * unit)
  }
  const rules = rule(0, 1.2) + rule(4.6, 5.4) + rule(10, 11)
  return [
    element('path', { fill: colours.water, 'fill-rule': 'evenodd', d: rules }),
    element('path', { fill: colours.water, d: bars(unit) }),
  ]
}

/** Number of bars on a side, chosen so that all of them have the same length to within a pixel. */
const BARS = { across: 6, down: 3 }

function bars(unit) {
  const thickness = 5.4 * unit
  const insets = (start, length) => [start + 5 * unit, start + length - 5 * unit - thickness]
  const across = inside.width / BARS.across
  const down = inside.height / BARS.down
  const horizontal = insets(frame.y, frame.height).flatMap((y) =>
    steps(BARS.across).map(
      (at) => `M${inside.x + at * across} ${y}h${across / 2}v${thickness}h${-across / 2}z`,
    ),
  )
  const vertical = insets(frame.x, frame.width).flatMap((x) =>
    steps(BARS.down).map((at) => `M${x} ${inside.y + at * down}v${down / 2}h${thickness}v${-down / 2}z`),
  )
  return [...horizontal, ...vertical].join('')
}

const steps = (count) => Array.from({ length: count }, (_, index) => index)
