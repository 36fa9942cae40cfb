import { existsSync, readFileSync } from 'node:fs'
import { filesIn, hashOf, write } from '../shared/files.mjs'

const folders = [
  'app',
  'components',
  'content',
  'docs/deploy',
  'lib',
  'public',
  'scripts/make',
  'scripts/shared',
]
const files = [
  'package-lock.json',
  'next.config.mjs',
  'mdx-components.tsx',
  'tsconfig.json',
  'scripts/check/content.mjs',
]
const variables = ['SITE_URL', 'SITE_NOINDEX']

/** Holds the hash of what out/ was built from. */
const RECORD = '.next/built-from'

/** @returns {string} a hash of everything that a build reads: files, made ones included, and environment variables */
function hashOfSources() {
  const inFolders = folders.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
  return hashOf([
    ...[...inFolders, ...files].flatMap((file) => [file, '\0', readFileSync(file)]),
    ...variables.map((name) => `${name}=${process.env[name] ?? ''}\n`),
  ])
}

/** Records that out/ has been built from the present sources. */
export const recordSources = () => write(RECORD, hashOfSources())

/** Whether out/ was built from the present sources. */
export const isBuilt = () =>
  existsSync('out') && existsSync(RECORD) && readFileSync(RECORD, 'utf8') === hashOfSources()
