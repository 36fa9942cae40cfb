import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

/**
 * Whether a file is one that a system, an editor or an archive leaves in a folder.
 *
 * @example isLeftover('content/blog/._low-water.mdx') // true
 */
export const isLeftover = (file: string) =>
  /^\.|^~\$|~$|^(Thumbs\.db|desktop\.ini|Icon\r)$/i.test(basename(file))

/** All files below a folder that somebody has put there, with paths relative to it, sorted. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !isLeftover(file) && statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join('/'))
    .sort()

/** The first hexadecimal digits of the SHA-256 hash of some parts, for a name that changes with the content. */
export function hashOf(parts: (string | Uint8Array)[], digits = 8) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, digits)
}

/**
 * Writes a file, and makes its folder. It is renamed into its place once complete: what is stopped leaves no half file, and
 * programs that run at the same time read a whole one.
 */
export function write(path: string, content: string | Uint8Array) {
  const part = `.generated/parts/${basename(path)}.${process.pid}`
  for (const file of [part, path]) mkdirSync(dirname(file), { recursive: true })
  writeFileSync(part, content)
  renameSync(part, path)
}

/**
 * Makes the files of a folder that do not exist yet, and deletes all others. Their names carry a hash of what they are
 * made from, so a file that exists is up to date.
 *
 * @param makers makes the content of a file, by name
 */
export async function syncFolder(
  folder: string,
  makers: Record<string, () => string | Buffer | Promise<Buffer>>,
) {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (!(name in makers)) rmSync(join(folder, name), { recursive: true, force: true })
  const missing = Object.entries(makers).filter(([name]) => !existsSync(join(folder, name)))
  if (missing.length > 0)
    console.log(`${folder}: ${missing.length} files to make. All pictures take a minute or two.`)
  // The thread pool of Node limits how many are made at once.
  await Promise.all(missing.map(async ([name, make]) => write(join(folder, name), await make())))
}
