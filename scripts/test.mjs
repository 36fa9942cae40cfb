/**
 * `npm test` runs these checks, one after another, and prints the time of each. It ends where one fails, with its exit code. Its last
 * line counts the tests, `N passed, N failed`; a step that fails without a failed test counts as one.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

const REPORTS = 'test-results'
const jest = (project) =>
  `npm run --silent test:unit -- --selectProjects ${project} --json --outputFile=${REPORTS}/${project}.json`

const steps = {
  'Content and pictures': 'next typegen',
  Lint: 'npm run --silent lint',
  Types: 'tsc --noEmit',
  'Unit tests': jest('unit'),
  Build: 'next build',
  'Export tests': jest('export'),
  Browser: 'tsx scripts/install-browser.ts',
  'Browser tests': 'playwright test --forbid-only',
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)
const times = []
let code = 0
for (const [name, command] of Object.entries(steps)) {
  console.log(`\n${name} …`)
  const start = performance.now()
  // A signal has no exit code.
  code = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  times.push(`${seconds.padStart(7)} s  ${name}${code === 0 ? '' : `: failed with code ${code}`}`)
  if (code !== 0) break
}

const reports = ['unit', 'export', 'browser']
  .map((name) => `${REPORTS}/${name}.json`)
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
