/**
 * Builds again without Next's caches and compares the result with out/: the same commit gives the same bytes in the same
 * folder and on the same version of Node. In another folder Turbopack names its chunks differently.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../dev/setup.mjs'

const first = hashes()
if (first.size === 0) throw new Error('There is no out/ yet: npm run build makes it.')
buildAgain()
const second = hashes()
const different = [...new Set([...first.keys(), ...second.keys()])].filter(
  (path) => first.get(path) !== second.get(path),
)
for (const path of different) console.error(`Differs from build to build: ${path}`)
if (different.length === 0) console.log(`Two builds gave the same ${second.size} files.`)
process.exitCode = different.length === 0 ? 0 : 1

/** The hash of each file below out/. */
function hashes() {
  const files = readdirSync('out', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((file) => join(file.parentPath ?? file.path, file.name)).sort()
  return new Map(paths.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]))
}

function buildAgain() {
  for (const folder of ['.next', 'out']) rmSync(folder, { recursive: true, force: true })
  const code = npm(['run', '--silent', 'build'])
  if (code !== 0) process.exit(code)
}
