import { openSync } from 'fontkit'
import sharp from 'sharp'
import { colour } from '@/lib/styles/colour'
import { MARK } from '../picture-files'

const FONT = 'node_modules/@fontsource/old-standard-tt/files/old-standard-tt-latin-400'
const roman = openSync(`${FONT}-normal.woff2`)
const italic = openSync(`${FONT}-italic.woff2`)

/** Pixels. Chats and feeds show a picture of 1.91:1 without cropping it. */
export const CARD = { width: 1200, height: 630 }

/** Pixels. The area of the picture, inside the neatline and above the band. Nothing is drawn over it. */
const PICTURE = { left: 32, top: 32, width: 1136, height: 460 }

/** Pixels. Where the words of the band begin and end, and the least gap between the title and the flare. */
const START = 68
const END = 1132
const LEAST_GAP = 48

/** Pixels. A longer name of the site is set smaller, so that there is room for a title. */
const LONGEST_NAME = 340

/** A title too long for what the name leaves is set smaller, but not smaller than this share of its size. */
const LEAST_SCALE = 0.65

/** Sizes and baselines in pixels, tracking in ems. */
const TITLE = { size: 52, tracking: -0.014, baseline: 553 }
const NAME = { size: 42, tracking: -0.006, baseline: 553 }
const NOTE = { size: 21, tracking: 0.005, baseline: 585 }

/** Path data of the logo's light flare, centred on its star; the drop is drawn rotated by 45°. */
const STAR = 'M0-6.4 1.6-2 6.2-2 2.5.9 3.8 5.4 0 2.7-3.8 5.4-2.5.9-6.2-2-1.6-2Z'
const DROP = 'M0-5.5C-2.6-12-4.6-17-3.7-20.4A3.9 3.9 0 0 1 3.7-20.4C4.6-17 2.6-12 0-5.5Z'

/** Without chroma subsampling, which would blur the edges of the small red flare. */
const encoding = { quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' }

/** What a card depends on besides its picture and its drawing, for the hash in its name. */
export const fingerprint = JSON.stringify({ encoding, PICTURE, paper: colour('paper') })

/**
 * The `--neatline` of the pages, which is 11 px wide there and 16 here: three rules, and bars between the inner two. It
 * keeps 16 px clear, because chats round the corners and one feed cuts off 15 px above and below. Twelve and six dashes
 * and gaps have the same length to within a pixel.
 */
const neatline = `<g fill="none" stroke="${colour('water')}" transform="translate(16 16)scale(${16 / 11})">
<path stroke-width="1.2" d="M.6.6h801.8v409.925H.6z"/>
<path stroke-width=".8" d="M5 5h793v401.125H5z"/>
<path d="M10.5 10.5h782v390.125h-782z"/>
<path stroke-width="5.4" stroke-dasharray="${781 / 12}" d="M11 7.7h781M11 403.425h781"/>
<path stroke-width="5.4" stroke-dasharray="${389.125 / 6}" d="M7.7 11v389.125M795.3 11v389.125"/>
</g>`

/**
 * Draws everything on a card but its picture: the neatline, and the band at the foot with the title, the name of the site
 * and a note.
 *
 * @param title one line; `*asterisks*` mark water
 * @param note small text below the title
 * @returns `fault` when the title does not fit or the typeface lacks a character
 */
export function drawCard(title: string, siteName: string, note = '') {
  const name = fitted(siteName, NAME, LONGEST_NAME)
  const nameX = END - name.width
  const flareX = nameX - 33
  const available = flareX - LEAST_GAP - START
  const heading = fitted(title, TITLE, available)
  const line = ({ d }: Outlines, x: number, { baseline }: typeof TITLE, fill = colour('ink')) =>
    `<path fill="${fill}" transform="translate(${x.toFixed(2)} ${baseline})" d="${d}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<path fill="${colour('panel')}" d="M32 492h1136v106H32z"/>
<path fill="${colour('water')}" d="M32 492h1136v1.5H32z"/>
${line(heading, START, TITLE)}
<g transform="translate(${flareX.toFixed(2)} 545)scale(1.42)">
<path fill="${colour('ink')}" d="${STAR}"/>
<path fill="${colour('buoy')}" transform="rotate(45)" d="${DROP}"/>
</g>
${line(name, nameX, NAME)}
${line(textOutlines(note, NOTE), START, NOTE, colour('slate'))}
${neatline}
</svg>`
  return { svg, fault: faultOf(title, heading, siteName) }
}

/** Size in pixels, tracking in ems. */
type Type = Pick<typeof TITLE, 'size' | 'tracking'>
type Outlines = ReturnType<typeof textOutlines>

/** Outlines that are set smaller where they would be wider than `available` pixels; `scale` is the share of their size. */
function fitted(text: string, style: Type, available: number) {
  const scale = Math.min(1, available / textOutlines(text, style).width)
  return { ...textOutlines(text, { ...style, size: style.size * scale }), scale }
}

function faultOf(
  title: string,
  { scale, missing }: ReturnType<typeof fitted>,
  siteName: string,
): [problem: string, fix: string] | undefined {
  if (missing) return [`The typeface has no ${missing}.`, 'Use other characters.']
  if (scale >= LEAST_SCALE) return undefined
  const fit = Math.floor((title.length * scale) / LEAST_SCALE)
  return [
    `On a card about ${fit} of its ${title.length} characters fit beside “${siteName}”.`,
    'Make it shorter.',
  ]
}

/**
 * Converts a line of text to outlines, so that drawing a card needs no installed typeface. Text between asterisks, as in
 * `*lough*`, names water and is italic.
 *
 * @returns path data that starts at 0, 0 on the baseline; width in pixels; and the characters that the typeface does not
 *   have
 */
function textOutlines(text: string, { size, tracking }: Type) {
  let x = 0
  let d = ''
  let missing = ''
  for (const [index, part] of text.split('*').entries()) {
    const font = index % 2 === 1 ? italic : roman
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    glyphs.forEach((glyph, at) => {
      d += glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
      x += positions[at]!.xAdvance * scale + tracking * size
      if (glyph.id === 0) missing += String.fromCodePoint(...glyph.codePoints)
    })
  }
  return { d, width: x - tracking * size, missing }
}

/**
 * Composes a card: the picture, cropped by the rule of `object-fit: cover` and `object-position`, with the drawing over
 * it.
 *
 * @param source path of the picture
 * @param focus fractions from the top left
 * @param svg everything but the picture
 * @param isMarked the card says in its file that it shows a visualisation
 * @returns JPEG
 */
export async function composeCard(
  source: string,
  [x, y]: readonly [number, number],
  svg: string,
  isMarked: boolean,
) {
  const { left, top, width, height } = PICTURE
  const scaled = sharp(source).autoOrient().resize(width, height, { fit: 'outside' }).removeAlpha().raw()
  const { data, info } = await scaled.toBuffer({ resolveWithObject: true })
  const [cropLeft, cropTop] = [Math.round((info.width - width) * x), Math.round((info.height - height) * y)]
  const cropped = sharp(data, { raw: info }).extract({ left: cropLeft, top: cropTop, width, height })
  const card = sharp({ create: { ...CARD, channels: 3, background: colour('paper') } })
    .composite([{ input: await cropped.png().toBuffer(), left, top }, { input: Buffer.from(svg) }])
    .jpeg(encoding)
  return (isMarked ? card.withXmp(MARK) : card).toBuffer()
}
