import sharp from 'sharp'
import { colours } from '../chart/colours.mjs'
import { CARD, pictureBox } from './drawing.mjs'

/** Without chroma subsampling, which would blur the edges of the small red flare. */
const encoding = { quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' }

/** The settings that a card depends on, for the hash in its name. */
export const fingerprint = JSON.stringify({ encoding, pictureBox, paper: colours.paper })

/**
 * The largest part of a picture that has the proportions of the box, placed by the same rule as `object-position`.
 *
 * @param {{ width: number, height: number }} size of the picture
 * @param {readonly [number, number]} focus fractions from the top left
 * @param {{ width: number, height: number }} [box] the area to fill
 * @example cropFor({ width: 1600, height: 1000 }, [0.5, 1], { width: 800, height: 400 })
 * // { left: 0, top: 200, width: 1600, height: 800 }
 */
export function cropFor({ width, height }, [x, y], box = pictureBox) {
  const scale = Math.min(width / box.width, height / box.height)
  const crop = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) }
  return { left: Math.round((width - crop.width) * x), top: Math.round((height - crop.height) * y), ...crop }
}

/**
 * Draws a card: the cropped picture with the drawing over it.
 *
 * @param {string} source path of the picture
 * @param {readonly [number, number]} focus
 * @param {string} svg everything but the picture
 * @returns {Promise<Buffer>} JPEG
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
