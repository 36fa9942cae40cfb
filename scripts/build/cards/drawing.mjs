import { openSync } from 'fontkit'
import { colours } from '../chart/colours.mjs'
import { element } from '../chart/svg.mjs'
import { DROP, STAR } from '../flare.mjs'

const FONT = 'node_modules/@fontsource/old-standard-tt/files/old-standard-tt-latin-400'
const roman = openSync(`${FONT}-normal.woff2`)
const italic = openSync(`${FONT}-italic.woff2`)

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
  const unit = NEATLINE / 11
  const stroke = (from, to) => ({ fill: 'none', stroke: colours.water, 'stroke-width': (to - from) * unit })
  const rule = (from, to) => {
    const inset = ((from + to) / 2) * unit
    const size = { width: frame.width - 2 * inset, height: frame.height - 2 * inset }
    return element('rect', { ...stroke(from, to), x: frame.x + inset, y: frame.y + inset, ...size })
  }
  const bar = 7.7 * unit
  const [left, right] = [frame.x + bar, frame.x + frame.width - bar]
  const [top, bottom] = [frame.y + bar, frame.y + frame.height - bar]
  const across = `M${inside.x} ${top}h${inside.width}M${inside.x} ${bottom}h${inside.width}`
  const down = `M${left} ${inside.y}v${inside.height}M${right} ${inside.y}v${inside.height}`
  return [
    rule(0, 1.2),
    rule(4.6, 5.4),
    rule(10, 11),
    // Twelve and six dashes have the same length to within a pixel.
    element('path', { ...stroke(5, 10.4), 'stroke-dasharray': inside.width / 12, d: across }),
    element('path', { ...stroke(5, 10.4), 'stroke-dasharray': inside.height / 6, d: down }),
  ]
}

/**
 * Converts a line of text to outlines, so that drawing a card needs no installed typeface. Text between asterisks, as in
 * `*lough*`, names water and is italic.
 *
 * @param {string} text
 * @param {number} size pixels
 * @param {number} tracking in ems
 * @returns {{ d: string, width: number, missing: string }} path data that starts at 0, 0 on the baseline; width in
 *   pixels; and the characters that the typeface does not have
 */
function textOutlines(text, size, tracking) {
  let x = 0
  let d = ''
  let missing = ''
  for (const [index, part] of text.split('*').entries()) {
    const font = index % 2 === 1 ? italic : roman
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    glyphs.forEach((glyph, at) => {
      d += glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
      x += positions[at].xAdvance * scale + tracking * size
      if (glyph.id === 0) missing += String.fromCodePoint(...glyph.codePoints)
    })
  }
  return { d, width: x - tracking * size, missing }
}
