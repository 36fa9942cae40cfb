import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { hashOf } from '../files.mjs'

/**
 * Reads hash, size and orientation of originals.
 *
 * @param {string[]} files below `folder`
 * @returns {Promise<Record<string, import('../../../lib/schema/picture').Original | null>>} by file; null for a file that
 *   is not a picture
 */
export async function readOriginals(folder, files) {
  const originals = {}
  for (const file of files) originals[file] = await factsOf(readFileSync(join(folder, file)))
  return originals
}

async function factsOf(bytes) {
  try {
    const { width, height, orientation = 1 } = await sharp(bytes).metadata()
    return { hash: hashOf([bytes], 64), width, height, orientation }
  } catch {
    return null
  }
}

/** Shrinks and blurs the picture first, so that the pixels of a black window frame do not outvote a bright room. */
export async function dominantColour(path) {
  const areas = sharp(path).resize(12, 8, { fit: 'fill' }).blur(1).removeAlpha().toColourspace('srgb')
  const { data, info } = await areas.raw().toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(data, { raw: info }).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
