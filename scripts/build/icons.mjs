/**
 * Draws the icons that cannot be SVG, from the flare. Run by hand when it changes: `node scripts/build/icons.mjs`; the files
 * are kept with the sources.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { colours } from './chart/colours.mjs'
import { element } from './chart/svg.mjs'
import { DROP, STAR } from './flare.mjs'

/** The flare's own square, and its star within it. */
const BOX = 25
const STAR_AT = [6.5, 18.5]

/**
 * @param {number} size pixels
 * @param {number} share of the icon that the flare fills: a mask may cut away all beyond a circle of 80 %
 * @param {string} [ground] none: clear
 */
function icon(size, share, ground) {
  const scale = (size * share) / BOX
  const edge = (size * (1 - share)) / 2
  const [x, y] = STAR_AT.map((at) => edge + at * scale)
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size },
    ground ? element('rect', { width: size, height: size, fill: ground }) : '',
    element(
      'g',
      { transform: `translate(${x} ${y})scale(${scale})` },
      element('path', { fill: colours.ink, d: STAR }),
      element('path', { fill: colours.buoy, transform: 'rotate(45)', d: DROP }),
    ),
  )
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** An ICO is a list of PNGs: https://en.wikipedia.org/wiki/ICO_(file_format) */
async function ico(sizes) {
  const pictures = await Promise.all(sizes.map((size) => icon(size, 0.94)))
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let offset = head.length
  pictures.forEach((picture, index) => {
    const at = 6 + 16 * index
    head.writeUInt8(sizes[index], at)
    head.writeUInt8(sizes[index], at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.length
  })
  return Buffer.concat([head, ...pictures])
}

mkdirSync('public/icons', { recursive: true })
const files = {
  'app/favicon.ico': await ico([16, 32, 48]),
  'app/apple-icon.png': await icon(180, 0.62, colours.paper),
  'public/icons/icon-192.png': await icon(192, 0.54, colours.paper),
  'public/icons/icon-512.png': await icon(512, 0.54, colours.paper),
}
for (const [path, bytes] of Object.entries(files)) {
  writeFileSync(path, bytes)
  console.log(`${path}  ${(bytes.length / 1000).toFixed(1)} kB`)
}
