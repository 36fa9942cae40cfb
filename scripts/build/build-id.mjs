import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts/build',
  'package-lock.json',
  'next.config.mjs',
]

const filesIn = (path) => {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)],
  )
}

/**
 * The build id that Next puts into addresses: a hash of the sources, so that the same sources give the same site, also
 * in a checkout without git.
 *
 * @returns {string} sixteen hexadecimal digits
 */
export function buildId() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of source.includes('.') ? [source] : filesIn(source)) {
      hash.update(file).update('\0').update(readFileSync(file))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
