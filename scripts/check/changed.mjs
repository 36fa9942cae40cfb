/**
 * `npm run check`: lints, type-checks and unit-tests the files that have changed since the last commit.
 * `npm run check -- main` compares with another commit.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

const since = process.argv[2] ?? 'HEAD'
const bin = (name) => `node_modules/.bin/${name}`

const linesOf = (...words) => {
  const { status, stdout, stderr } = spawnSync('git', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.split('\n').filter(Boolean)
}
const changed = [
  ...new Set([
    ...linesOf('diff', '--name-only', since),
    ...linesOf('ls-files', '--others', '--exclude-standard'),
  ]),
].filter((file) => existsSync(file))
const withEnding = (pattern) => changed.filter((file) => pattern.test(file))

const steps = [
  ['Prettier', 'prettier', ['--check', '--ignore-unknown'], changed],
  [
    'ESLint',
    'eslint',
    ['--cache', '--cache-location', '.next/cache/eslint/', '--max-warnings', '0', '--no-warn-ignored'],
    withEnding(/\.(ts|tsx|mjs)$/),
  ],
  ['Stylelint', 'stylelint', [], withEnding(/\.scss$/)],
  ['TypeScript', 'tsc', ['--noEmit'], undefined],
  ['Jest', 'jest', ['--selectProjects', 'unit', '--changedSince', since, '--passWithNoTests'], undefined],
]

/** Runs a step and prints its output when it has ended, because the steps run in parallel. */
async function succeeds([name, command, words, files]) {
  if (files?.length === 0) return true
  const start = performance.now()
  const child = spawn(bin(command), [...words, ...(files ?? [])], { shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(code === 0 ? `${name}: ${seconds} s` : `${output}\n${name}: failed after ${seconds} s`)
  return code === 0
}

const results = await Promise.all(steps.map(succeeds))
process.exitCode = results.every(Boolean) ? 0 : 1
