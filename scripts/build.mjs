/**
 * `npm run build` checks the content, makes pictures and cards, lets Next export the site, and finishes out/; `npm run dev`
 * serves the site instead of exporting it. Every step gets the same environment. A build that fails leaves no out/.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { loadEnvironment } from './shared/setup.mjs'

const isDevelopment = process.argv[2] === 'dev'
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

loadEnvironment(isDevelopment ? 'development' : 'production')
removeExport()
// Types of pages that `next dev` has seen, and that may be gone.
if (!isDevelopment) rmSync('.next/dev/types', { recursive: true, force: true })
for (const words of steps) {
  const { status } = spawnSync(process.execPath, words, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status === 0) continue
  removeExport()
  process.exit(status ?? 1)
}
// Where the files of this folder are its owner's alone, a server could not read what is copied with its modes.
if (!isDevelopment) spawnSync('chmod', ['-R', 'a+rX', 'out'])
