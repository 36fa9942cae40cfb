import { readFileSync, statSync } from 'node:fs'
import { filesIn } from '../check/files.mjs'
import { hashOf } from './files.mjs'

const folders = ['app', 'components', 'content', 'lib', 'public', 'scripts/build']

/**
 * The build id that Next puts into addresses: a hash of the sources, so that the same sources give the same site, also
 * in a checkout without git.
 *
 * @returns {string} sixteen hexadecimal digits
 */
export function buildId() {
  const paths = folders.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
  const files = [...paths.filter((path) => statSync(path).isFile()), 'package-lock.json', 'next.config.mjs']
  return hashOf(
    files.flatMap((file) => [file, '\0', readFileSync(file)]),
    16,
  )
}
