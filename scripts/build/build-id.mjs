import { readFileSync } from 'node:fs'
import { filesIn, hashOf } from '../shared/files.mjs'

const folders = [
  'app',
  'components',
  'content',
  'docs/deploy',
  'lib',
  'public',
  'scripts/build',
  'scripts/shared',
]
const files = ['package-lock.json', 'next.config.mjs', 'mdx-components.tsx']

/**
 * The build id that Next puts into addresses: a hash of the files that a build reads, made files included, so that it does
 * not differ from build to build.
 *
 * @returns {string} sixteen hexadecimal digits
 */
export function buildId() {
  const inFolders = folders.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
  return hashOf(
    [...inFolders, ...files].flatMap((file) => [file, '\0', readFileSync(file)]),
    16,
  )
}
