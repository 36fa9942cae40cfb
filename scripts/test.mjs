/**
 * `npm test` runs all fast checks, also on a fresh clone. It stops at the first step that fails, with its exit code, and
 * prints the time of each step. Its last line counts the tests, `N passed, N failed`; a step that fails without a failing
 * test counts as one failure.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installPackages, loadEnvironment, npm, options } from './shared/setup.mjs'

const run = (name, ...words) => ['run', '--silent', name, '--', ...words]
const script = (name, ...words) => npm(run(name, ...words))
const jest = (project) =>
  script('test:unit', '--selectProjects', project, '--json', `--outputFile=test-results/${project}.json`)

const prepare = () => {
  loadEnvironment('production')
  return script('check:content', '--prepare')
}

/** Each of the two keeps one core busy. */
const lintAndTypes = async () => {
  const ends = ['lint', 'typecheck'].map((name) => once(spawn('npm', run(name), options), 'close'))
  return Math.max(...(await Promise.all(ends)).map(([code]) => code ?? 1))
}

const steps = [
  ['Packages', installPackages],
  ['Pictures and content', prepare],
  ['Lint and types', lintAndTypes],
  ['Unit tests', () => jest('unit')],
  ['Build', () => script('build')],
  ['Export tests', () => jest('export')],
  ['Browser tests', () => script('test:e2e', '--forbid-only')],
]

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const times = []
let code = 0
for (const [name, action] of steps) {
  console.log(`\n${name} …`)
  const start = performance.now()
  code = await action()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  times.push(`${seconds.padStart(7)} s  ${name}${code === 0 ? '' : `: failed with code ${code}`}`)
  if (code !== 0) break
}

const reports = ['unit', 'export', 'browser']
  .map((name) => `test-results/${name}.json`)
  .flatMap((file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []))
// Jest has its counts at the top of its report, Playwright in `stats`.
const sum = (...keys) =>
  reports
    .flatMap((report) => keys.map((key) => report[key] ?? report.stats?.[key] ?? 0))
    .reduce((a, b) => a + b, 0)
const failed = sum('numFailedTests', 'unexpected')
const passed = sum('numPassedTests', 'expected', 'flaky')
console.log(`\n${times.join('\n')}\n\n${passed} passed, ${code !== 0 && failed === 0 ? 1 : failed} failed`)
process.exitCode = code
