import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { filesIn } from '../check/files.mjs'

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

/**
 * The build id that Next puts into addresses: a hash of the sources, so that the same sources give the same site, also
 * in a checkout without git.
 *
 * @returns {string} sixteen hexadecimal digits
 */
export function buildId() {
  const hash = createHash('sha256')
  for (const source of sources) {
    const files = source.includes('.') ? [source] : filesIn(source).map((file) => `${source}/${file}`)
    for (const file of files.filter((each) => statSync(each).isFile()))
      hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
