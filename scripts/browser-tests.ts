/**
 * `npm run test:e2e -- booking`: runs the browser tests whose path matches against out/, which is built first when a
 * file that a build reads has changed. Installs Chromium where there is none. `npm run test:engines` runs some of them in
 * Playwright's Firefox and WebKit, which `npx playwright install firefox webkit` installs.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { firefox, webkit } from 'playwright'
import { chromiumPath, headlessChromiumPath, installWithApt } from './shared/browser'
import { loadEnvironment, npm } from './shared/setup.mjs'

const sources =
  '.generated app components content docs/deploy lib mdx-components.tsx next.config.mjs package-lock.json public scripts/build.mjs scripts/check/content.ts scripts/make scripts/shared'

/** When a file, or anything in a folder, changed last. A folder changes when a file in it is deleted. */
const changedAt = (path: string): number => {
  const stats = statSync(path)
  const parts = stats.isDirectory() ? readdirSync(path).map((name) => changedAt(join(path, name))) : []
  return Math.max(stats.mtimeMs, ...parts)
}

function stop(problem: string): never {
  console.error(problem)
  process.exit(1)
}

function prepareChromium() {
  if (!chromiumPath()) installWithApt('chromium', 'chromium-headless-shell')
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

// The export step writes `_headers`.
const isBuilt =
  existsSync('out/_headers') &&
  Math.max(...sources.split(' ').map(changedAt)) <= statSync('out/_headers').mtimeMs
if (!isBuilt) {
  console.log('out/ is older than its sources: building it.')
  const code = npm(['run', '--silent', 'build'])
  if (code !== 0) process.exit(code)
}

process.exitCode = npm(['exec', '--', 'playwright', 'test', ...words])
