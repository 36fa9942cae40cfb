/**
 * `npm test` runs all fast checks, also on a fresh clone. `npm run test:all` runs the checks that need servers, other
 * engines, a second build or minutes. Both stop at the first step that fails, with its exit code, and print the time of
 * each step. The last line of `npm test` counts the tests, `N passed, N failed`; a step that fails without a failing test
 * counts as one failure.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installPackages, npm } from '../dev/setup.mjs'

const results = { unit: 'test-results/unit.json', export: 'test-results/export.json' }
const browserResults = 'test-results/browser.json'

// Imported late, because it needs the packages that the first step installs.
const findBrowser = async () => {
  const { loadTs } = await import('../build/load-ts.mjs')
  process.env.EDGEWATER_CHROMIUM = loadTs('scripts/check/browser.ts').ensureChromium()
  console.log(`Using ${process.env.EDGEWATER_CHROMIUM}.`)
  return 0
}
const sameAgain = () =>
  spawnSync(process.execPath, ['scripts/check/reproducible.mjs'], { stdio: 'inherit' }).status ?? 1
const script = (name, ...words) => npm(['run', '--silent', name, '--', ...words])
const jest = (project) => script(`test:${project}`, '--json', `--outputFile=${results[project]}`)

const setUp = [
  ['Packages', installPackages],
  ['Browser', findBrowser],
]
const everyTime = [
  ...setUp,
  ['Pictures and content', () => script('prepare:assets')],
  ['Lint', () => script('lint')],
  ['Types', () => script('typecheck')],
  ['Unit tests', () => jest('unit')],
  ['Build', () => script('build')],
  ['Export tests', () => jest('export')],
  ['Browser tests', () => script('test:e2e', '--forbid-only')],
]
const slow = [
  ...setUp,
  ['Build', () => script('build')],
  ['Hosts', () => script('test:hosts')],
  ['Other engines', () => script('test:engines')],
  ['Adding to a copy', () => script('test:adding')],
  ['The same build again', sameAgain],
]

const attempt = async (action) => {
  try {
    return await action()
  } catch (error) {
    console.error(error.message)
    return 1
  }
}

/** @returns {Promise<{ code: number, times: string[] }>} the exit code of the last step, and one line for each step */
const runSteps = async (steps) => {
  const times = []
  for (const [name, action] of steps) {
    console.log(`\n${name} …`)
    const start = performance.now()
    const code = await attempt(action)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    times.push(`${seconds.padStart(7)} s  ${name}${code === 0 ? '' : `: failed with code ${code}`}`)
    if (code !== 0) return { code, times }
  }
  return { code: 0, times }
}

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})

/** Titles of the browser tests that failed at first and passed when they were repeated. */
const secondTries = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(secondTries),
]

function countTests(code) {
  const jestRuns = Object.values(results).map(read)
  const browser = read(browserResults)
  const { expected = 0, flaky = 0, unexpected = 0 } = browser.stats ?? {}
  for (const title of secondTries(browser)) console.log(`Passed only at the second try: ${title}`)
  const sum = (key) => jestRuns.reduce((total, run) => total + (run[key] ?? 0), 0)
  const failed = sum('numFailedTests') + unexpected
  const passed = sum('numPassedTests') + expected + flaky
  console.log(`\n${passed} passed, ${code !== 0 && failed === 0 ? 1 : failed} failed`)
}

const isSlow = process.argv[2] === 'all'
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const { code, times } = await runSteps(isSlow ? slow : everyTime)
console.log(`\n${times.join('\n')}`)
if (!isSlow) countTests(code)
process.exitCode = code
