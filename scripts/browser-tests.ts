/**
 * `npm run test:e2e -- booking`: runs the browser tests whose path matches against out/ as it is, and builds it where there is
 * none. Installs Chromium where there is none. `npm run test:engines` runs some of them in Playwright's Firefox and WebKit,
 * which `npx playwright install firefox webkit` installs.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefox, webkit } from 'playwright'
import { chromiumPath, headlessChromiumPath } from './shared/browser'
import { loadEnvironment, npm } from './shared/setup.mjs'

function stop(problem: string): never {
  console.error(problem)
  process.exit(1)
}

/** Installs Debian's Chromium when run as root on Debian or Ubuntu; otherwise does nothing. */
function installWithApt() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  console.log('Installing Chromium with apt-get.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const packages = ['chromium', 'chromium-headless-shell']
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', ['-q', ...words], { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000, env })
}

function prepareChromium() {
  if (!chromiumPath()) installWithApt()
  if (!chromiumPath()) {
    console.log('There is no Chromium on this machine: downloading Playwright’s, for 3 minutes at most.')
    // The download hangs when its host cannot be reached.
    const command = ['node_modules/playwright/cli.js', 'install', 'chromium']
    spawnSync(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 180_000 })
  }
  const path = chromiumPath()
  if (!path || !existsSync(path))
    stop(`There is no Chromium${path ? ` at ${path}` : ''}: let EDGEWATER_CHROMIUM name its file.`)
  console.log(`Using ${headlessChromiumPath()}.`)
}

// The tests read from the content what the build has read.
loadEnvironment('production')

const words = process.argv.slice(2)
const isNamed = (project: string) => words.some((word) => word.startsWith(`--project=${project}`))
const missing = [firefox, webkit].filter(
  (browser) => isNamed(browser.name()) && !existsSync(browser.executablePath()),
)
if (missing.length > 0) {
  const names = missing.map((browser) => browser.name()).join(' ')
  stop(`Not installed: ${names}. This installs what is missing: npx playwright install --with-deps ${names}`)
}
if (!isNamed('')) words.push('--project=phone', '--project=desktop')
if (!isNamed('firefox') && !isNamed('webkit')) prepareChromium()

const code = existsSync('out') ? 0 : npm(['run', '--silent', 'build'])
process.exitCode = code || npm(['exec', '--', 'playwright', 'test', ...words])
