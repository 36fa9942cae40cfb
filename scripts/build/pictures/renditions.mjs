import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { encoders, fingerprint, widthsFor } from './settings.mjs'

/** One thread a picture and a picture a core: less overhead, and the same bytes on every machine. */
sharp.concurrency(1)

/**
 * What is to be made of an original. Its name carries a hash of the bytes and the settings: a file of that name is
 * already the right one.
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
 * Makes the files that are not there yet and deletes those that nothing asks for any more.
 *
 * @param {{ source: string, files: object[] }[]} jobs an original and its planned files
 * @param {string} folder where the files go
 * @param {(done: number, all: number, job: object) => void} onMade called after each original that took work
 * @returns {Promise<number>} how many originals took work
 */
export async function makeRenditions(jobs, folder, onMade) {
  mkdirSync(folder, { recursive: true })
  const present = new Set(readdirSync(folder))
  const missing = jobs
    .map((job) => ({ ...job, files: job.files.filter(({ file }) => !present.has(file)) }))
    .filter(({ files }) => files.length > 0)

  let done = 0
  await eachOf(missing, availableParallelism(), async (job) => {
    await encode(job, folder)
    onMade(++done, missing.length, job)
  })

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
    // Written aside first: a build that is stopped must not leave half a file under a name that says it is whole.
    writeFileSync(`${path}.part`, made)
    renameSync(`${path}.part`, path)
  }
}

/** Runs `work` over the items, at most `limit` at a time. */
async function eachOf(items, limit, work) {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
