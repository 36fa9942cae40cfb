/**
 * `npm run check`: lint, types and unit tests of what has changed since the last commit. `npm run check -- main` compares
 * with another commit.
 */
import { spawnSync } from 'node:child_process'
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
  ['ESLint', 'eslint', ['--max-warnings', '0', '--no-warn-ignored'], withEnding(/\.(ts|tsx|mjs)$/)],
  ['Stylelint', 'stylelint', [], withEnding(/\.scss$/)],
  ['TypeScript', 'tsc', ['--noEmit'], undefined],
  ['Jest', 'jest', ['--selectProjects', 'unit', '--changedSince', since, '--passWithNoTests'], undefined],
]

const failed = steps
  .filter(([name, command, words, files]) => {
    if (files?.length === 0) return false
    const start = performance.now()
    const { status } = spawnSync(bin(command), [...words, ...(files ?? [])], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
    return status !== 0
  })
  .map(([name]) => name)
if (failed.length > 0) console.error(`Not in order: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
