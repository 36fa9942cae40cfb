/**
 * `npm run build` checks the content, makes pictures and cards, lets Next export the site, and finishes out/; `npm run dev`
 * serves the site instead of exporting it. Every step gets the same environment. A build that fails leaves no out/.
 */
import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvironment, node } from './shared/setup.mjs'

const isDevelopment = process.argv[2] === 'dev'
const mode = isDevelopment ? 'development' : 'production'
const next = 'node_modules/next/dist/bin/next'
const steps = [
  ['--import', 'tsx', 'scripts/check/content.ts', '--prepare'],
  ...(isDevelopment
    ? [[next, 'dev']]
    : [
        [next, 'build'],
        ['--import', 'tsx', 'scripts/make/export.ts'],
      ]),
]

const removeExport = () => isDevelopment || rmSync('out', { recursive: true, force: true })

loadEnvironment(mode)
removeExport()
// Types of pages that `next dev` has seen, and that may be gone.
if (!isDevelopment) rmSync('.next/dev/types', { recursive: true, force: true })
for (const words of steps) {
  const code = node(words)
  if (code === 0) continue
  removeExport()
  process.exit(code)
}
// Where the files of this folder are its owner's alone, a server could not read what is copied with its modes.
if (!isDevelopment)
  for (const path of ['out', ...readdirSync('out', { recursive: true }).map((name) => join('out', name))])
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
