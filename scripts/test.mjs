/**
 * `npm test` runs all checks, also on a fresh clone, and prints the time of each step. It stops behind the first group of steps in
 * which one fails, with the exit code of that step. Its last line counts the tests, `N passed, N failed`; where no test has
 * failed, the failure of a step counts as one.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installPackages, npm, options } from './shared/setup.mjs'

const run = (name, ...words) => ['run', '--silent', name, '--', ...words]
const script = (name, ...words) => npm(run(name, ...words))
const jest = (project) =>
  script('test:unit', '--selectProjects', project, '--json', `--outputFile=test-results/${project}.json`)

/** Each of the two keeps one core busy. */
const lintAndTypes = async () => {
  const ends = ['lint', 'typecheck'].map((name) => once(spawn('npm', run(name), options), 'close'))
  return Math.max(...(await Promise.all(ends)).map(([code]) => code ?? 1))
}

/** Those of a group are independent of each other: all of them run before a failure ends the command. */
const groups = [
  [['Packages', installPackages]],
  [['Content and pictures', () => npm(['exec', '--', 'next', 'typegen'])]],
  [
    ['Lint and types', lintAndTypes],
    ['Unit tests', () => jest('unit')],
  ],
  [
    ['Build', () => script('build')],
    [
      'Browser',
      () => spawnSync(process.execPath, ['--import', 'tsx', 'scripts/install-browser.ts'], options).status,
    ],
  ],
  [
    ['Export tests', () => jest('export')],
    ['Browser tests', () => script('test:e2e', '--forbid-only')],
  ],
]

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const times = []
let code = 0
for (const steps of groups) {
  for (const [name, action] of steps) {
    console.log(`\n${name} …`)
    const start = performance.now()
    const own = (await action()) ?? 1
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    times.push(`${seconds.padStart(7)} s  ${name}${own === 0 ? '' : `: failed with code ${own}`}`)
    code ||= own
  }
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
