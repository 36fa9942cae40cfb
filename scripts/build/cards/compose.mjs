import sharp from 'sharp'
import { colours } from '../chart/colours.mjs'
import { CARD, pictureBox } from './sheet.mjs'

/** Full colour: halved, the small red flare would fray. */
const encoding = { quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' }

/** What a card is made with besides its picture and its drawing, for the hash in its name. */
export const fingerprint = JSON.stringify({ encoding, pictureBox, paper: colours.paper })

/**
 * The part of a picture that a card shows: as large as fits, placed as `object-position` places a crop on the pages.
 *
 * @param {{ width: number, height: number }} size of the picture
 * @param {readonly [number, number]} focus fractions from the top left
 * @param {{ width: number, height: number }} [box] what is to be filled
 * @example cropFor({ width: 1600, height: 1000 }, [0.5, 1], { width: 800, height: 400 })
 * // { left: 0, top: 200, width: 1600, height: 800 }
 */
export function cropFor({ width, height }, [x, y], box = pictureBox) {
  const scale = Math.min(width / box.width, height / box.height)
  const crop = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) }
  return { left: Math.round((width - crop.width) * x), top: Math.round((height - crop.height) * y), ...crop }
}

/**
 * A card as the bytes of a JPEG.
 *
 * @param {string} source file of the picture
 * @param {readonly [number, number]} focus
 * @param {string} svg everything that is not the picture
 */
export async function composeCard(source, focus, svg) {
  const picture = sharp(source)
  const crop = cropFor(await picture.metadata(), focus)
  const { width, height, x: left, y: top } = pictureBox
  const cropped = await picture.extract(crop).resize(width, height).toBuffer()
  return sharp({ create: { ...CARD, channels: 3, background: colours.paper } })
    .composite([{ input: cropped, left, top }, { input: Buffer.from(svg) }])
    .jpeg(encoding)
    .toBuffer()
}
