/**
 * `npm test`: everything that has to hold, on a fresh clone too. Stops at the first step that fails, with its exit code.
 * The last line counts the tests, `N passed, N failed`; a step that fails without a failing test counts as one.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installPackages, npm } from '../dev/setup.mjs'

const unitResults = 'test-results/unit.json'
const browserResults = 'test-results/browser.json'

// Loaded late: it needs the packages.
const findBrowser = async () => {
  const { loadTs } = await import('../build/load-ts.mjs')
  process.env.EDGEWATER_CHROMIUM = loadTs('scripts/check/browser.ts').ensureChromium()
  console.log(`Using ${process.env.EDGEWATER_CHROMIUM}.`)
  return 0
}
const sameAgain = () =>
  spawnSync(process.execPath, ['scripts/check/reproducible.mjs'], { stdio: 'inherit' }).status ?? 1
const script = (name, ...words) => npm(['run', '--silent', name, '--', ...words])

const addToCopy = () => {
  process.env.ADDING = 'without-build'
  return script('test:adding')
}

const steps = [
  ['Packages', installPackages],
  ['Browser', findBrowser],
  ['Pictures and content', () => script('prepare:assets')],
  ['Lint', () => script('lint')],
  ['Types', () => script('typecheck')],
  ['Unit tests', () => script('test:unit', '--json', `--outputFile=${unitResults}`)],
  ['Build', () => script('build')],
  ['The same build again', sameAgain],
  ['Adding to a copy', addToCopy],
  ['Browser tests', () => script('test:e2e', '--forbid-only')],
]

const attempt = async (action) => {
  try {
    return await action()
  } catch (error) {
    console.error(error.message)
    return 1
  }
}

const runSteps = async () => {
  for (const [name, action] of steps) {
    console.log(`\n${name} …`)
    const start = performance.now()
    const code = await attempt(action)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${name}: ${code === 0 ? 'done' : `failed with code ${code}`} after ${seconds} s`)
    if (code !== 0) return code
  }
  return 0
}

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const code = await runSteps()
const { numPassedTests = 0, numFailedTests = 0 } = read(unitResults)
const { expected = 0, flaky = 0, unexpected = 0 } = read(browserResults).stats ?? {}
const failed = numFailedTests + unexpected
console.log(
  `\n${numPassedTests + expected + flaky} passed, ${code !== 0 && failed === 0 ? 1 : failed} failed`,
)
process.exitCode = code
