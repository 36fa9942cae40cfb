import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** @typedef {import('../../../lib/schema/picture').Original} Original */

/** Facts by hash. A build reads the originals twice: for the content check and for the pictures. */
const cache = new Map()

/**
 * Reads size, orientation and colour of every original. The facts that the last build wrote are reused for the same
 * bytes, so a build without new pictures decodes none.
 *
 * @param {string[]} files below `folder`
 * @param {Record<string, object>} known facts of the last build by hash
 * @returns {Promise<Record<string, (Original & { colour: string }) | null>>} by file; null for a file that is not a
 *   picture, no key for a file that does not exist
 */
export async function readOriginals(folder, files, known) {
  const originals = {}
  for (const file of files) {
    const path = join(folder, file)
    if (!existsSync(path)) continue
    const bytes = readFileSync(path)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const facts = known[hash] ?? cache.get(hash) ?? (await factsOf(bytes))
    cache.set(hash, facts)
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

/** Shrinks and blurs the picture first, so that the pixels of a black window frame do not outvote a bright room. */
async function dominantColour(bytes) {
  const areas = sharp(bytes).resize(12, 8, { fit: 'fill' }).blur(1).removeAlpha().toColourspace('srgb')
  const { data, info } = await areas.raw().toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(data, { raw: info }).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
