import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { encoders, fingerprint, widthsFor } from './settings.mjs'

// One thread for each picture: less overhead, and the same bytes on every machine.
sharp.concurrency(1)

/**
 * The renditions to make of an original. Their names carry a hash of the bytes and the settings, so a file that exists
 * already is up to date.
 *
 * @example plan('house/living-1', original).base // 'house-living-1.3fa9c1d2'
 */
export function plan(name, { hash, width, height }) {
  const mark = createHash('sha256').update(hash).update(fingerprint).digest('hex').slice(0, 8)
  const widths = widthsFor(width, height)
  const base = `${name.replaceAll('/', '-')}.${mark}`
  const files = widths.flatMap((each) =>
    Object.keys(encoders).map((format) => ({ file: `${base}-${each}.${format}`, width: each, format })),
  )
  return { base, files, widths, width: widths.at(-1), height: Math.round((height * widths.at(-1)) / width) }
}

/**
 * Makes the files that do not exist yet and deletes those that are no longer planned.
 *
 * @param {{ source: string, files: object[] }[]} jobs an original and its planned files
 * @param {string} folder target of the files
 * @param {(done: number, all: number, job: object) => void} onMade called after each original that was encoded
 * @returns {Promise<number>} the number of originals that were encoded
 */
export async function makeRenditions(jobs, folder, onMade) {
  mkdirSync(folder, { recursive: true })
  const present = new Set(readdirSync(folder))
  const missing = jobs
    .map((job) => ({ ...job, files: job.files.filter(({ file }) => !present.has(file)) }))
    .filter(({ files }) => files.length > 0)

  let done = 0
  // The thread pool of Node limits how many of them run at once.
  const encodeAndReport = async (job) => {
    await encode(job, folder)
    onMade(++done, missing.length, job)
  }
  await Promise.all(missing.map(encodeAndReport))

  const wanted = new Set(jobs.flatMap(({ files }) => files.map(({ file }) => file)))
  for (const file of readdirSync(folder))
    if (!wanted.has(file)) rmSync(join(folder, file), { recursive: true })
  return missing.length
}

async function encode({ source, files }, folder) {
  const bytes = readFileSync(source)
  for (const { file, width, format } of files) {
    const path = join(folder, file)
    const picture = sharp(bytes).resize({ width, withoutEnlargement: true })
    const made = await picture.toFormat(format, encoders[format](width)).toBuffer()
    // Renamed once complete: a build that is stopped must not leave half a file under a valid name.
    writeFileSync(`${path}.part`, made)
    renameSync(`${path}.part`, path)
  }
}
