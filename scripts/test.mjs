/**
 * `npm test` runs all fast checks, also on a fresh clone. It stops at the first step that fails, with its exit code, and
 * prints the time of each step. Its last line counts the tests, `N passed, N failed`; a step that fails without a failing
 * test counts as one failure.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installPackages, loadEnvironment, npm, npmTogether } from './shared/setup.mjs'

const run = (name, ...words) => ['run', '--silent', name, '--', ...words]
const script = (name, ...words) => npm(run(name, ...words))
const jest = (project) =>
  script('test:unit', '--selectProjects', project, '--json', `--outputFile=test-results/${project}.json`)

const prepare = () => {
  loadEnvironment('production')
  return script('check:content', '--prepare')
}

const steps = [
  ['Packages', installPackages],
  ['Pictures and content', prepare],
  // Each of the two keeps one core busy.
  ['Lint and types', () => npmTogether(run('lint'), run('typecheck'))],
  ['Unit tests', () => jest('unit')],
  ['Build', () => script('build')],
  ['Export tests', () => jest('export')],
  ['Browser tests', () => script('test:e2e', '--forbid-only')],
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
console.log(`\n${times.join('\n')}`)
countTests(code)
process.exitCode = code
