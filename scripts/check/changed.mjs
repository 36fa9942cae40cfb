/**
 * `npm run check`: lints and type-checks the project with caches, and unit-tests what has changed since the last commit.
 * `npm run check -- main` tests what has changed since another commit.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const since = process.argv[2] ?? 'HEAD'
const cached = (tool) => ['--cache', '--cache-location', `.next/cache/${tool}/`]
const steps = [
  ['prettier', '--check', '--cache', '--cache-location', '.next/cache/prettier', '.'],
  ['eslint', ...cached('eslint'), '--max-warnings', '0', '.'],
  ['stylelint', ...cached('stylelint'), '**/*.scss'],
  ['tsc', '--noEmit'],
  ['jest', '--selectProjects', 'unit', '--changedSince', since, '--passWithNoTests'],
]

/** Runs a step and prints its output when it has ended, because the steps run in parallel. */
async function succeeds([name, ...words]) {
  const start = performance.now()
  const child = spawn(`node_modules/.bin/${name}`, words, { shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(code === 0 ? `${name}: ${seconds} s` : `${output}\n${name}: failed after ${seconds} s`)
  return code === 0
}

const results = await Promise.all(steps.map(succeeds))
process.exitCode = results.every(Boolean) ? 0 : 1
