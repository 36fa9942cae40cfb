import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** @typedef {import('../../../lib/schema/picture').Original} Original */

/** Facts by hash: a build asks twice, for the check and for the pictures. */
const met = new Map()

/**
 * Reads every original once. What is known of the same bytes from the last build is taken from there, so that a
 * build with nothing new decodes no picture.
 *
 * @param {string[]} files below `folder`
 * @param {Record<string, object>} known facts of the last build by hash
 * @returns {Promise<Record<string, (Original & { colour: string }) | null>>} by file; null for what is no picture, no
 *   key for what is not there
 */
export async function readOriginals(folder, files, known) {
  const originals = {}
  for (const file of files) {
    const path = join(folder, file)
    if (!existsSync(path)) continue
    const bytes = readFileSync(path)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const facts = known[hash] ?? met.get(hash) ?? (await factsOf(bytes))
    met.set(hash, facts)
    originals[file] = facts && { hash, ...facts }
  }
  return originals
}

async function factsOf(bytes) {
  try {
    const { width, height, orientation = 1 } = await sharp(bytes).metadata()
    return { width, height, orientation, colour: await dominantColour(bytes) }
  } catch {
    return null
  }
}

/** Blurred to a few areas first, so that many pixels of one black window frame do not outvote a bright room. */
async function dominantColour(bytes) {
  const areas = sharp(bytes).resize(12, 8, { fit: 'fill' }).blur(1).removeAlpha().toColourspace('srgb')
  const { data, info } = await areas.raw().toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(data, { raw: info }).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
