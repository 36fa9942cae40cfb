/**
 * `npm test` runs all fast checks, also on a fresh clone. `npm run test:all` runs the checks that need servers, other
 * engines, a second build or minutes. Both stop at the first step that fails, with its exit code, and print the time of
 * each step. The last line of `npm test` counts the tests, `N passed, N failed`; a step that fails without a failing test
 * counts as one failure.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installPackages, npm } from '../shared/setup.mjs'

// Imported late, because it needs the packages that the first step installs.
const findBrowser = async () => {
  const { loadTs } = await import('../shared/load-ts.mjs')
  try {
    const { ensureChromium, headlessChromiumPath } = loadTs('scripts/shared/browser.ts')
    ensureChromium()
    console.log(`Using ${headlessChromiumPath()}.`)
    return 0
  } catch (error) {
    console.error(/** @type {Error} */ (error).message)
    return 1
  }
}
const script = (name, ...words) => npm(['run', '--silent', name, '--', ...words])
const jest = (project) => script(`test:${project}`, '--json', `--outputFile=test-results/${project}.json`)

/** @typedef {[name: string, action: () => number | Promise<number>]} Step */

/** @type {Step[]} */
const setUp = [
  ['Packages', installPackages],
  ['Browser', findBrowser],
]
/** @type {Step[]} */
const fast = [
  ['Pictures and content', () => script('prepare:assets')],
  ['Lint', () => script('lint')],
  ['Types', () => script('typecheck')],
  ['Unit tests', () => jest('unit')],
  ['Build', () => script('build')],
  ['Export tests', () => jest('export')],
  ['Browser tests', () => script('test:e2e', '--forbid-only')],
]
/** @type {Step[]} */
const slow = [
  ['Two builds', () => script('test:reproducible')],
  ['Hosts', () => script('test:hosts')],
  ['Other engines', () => script('test:engines')],
  ['Adding to a copy', () => script('test:adding')],
  ['Another owner', () => script('test:owner')],
]

const read = (name) => {
  const file = `test-results/${name}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function countTests(code) {
  const { expected = 0, flaky = 0, unexpected = 0 } = read('browser').stats ?? {}
  const [unit, exported] = [read('unit'), read('export')]
  const sum = (key) => (unit[key] ?? 0) + (exported[key] ?? 0)
  const failed = sum('numFailedTests') + unexpected
  const passed = sum('numPassedTests') + expected + flaky
  console.log(`\n${passed} passed, ${code !== 0 && failed === 0 ? 1 : failed} failed`)
}

const isSlow = process.argv[2] === 'all'
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const times = []
let code = 0
for (const [name, action] of [...setUp, ...(isSlow ? slow : fast)]) {
  console.log(`\n${name} …`)
  const start = performance.now()
  code = await action()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  times.push(`${seconds.padStart(7)} s  ${name}${code === 0 ? '' : `: failed with code ${code}`}`)
  if (code !== 0) break
}
console.log(`\n${times.join('\n')}`)
if (!isSlow) countTests(code)
process.exitCode = code
