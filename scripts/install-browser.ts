/** Installs the Chromium of the browser tests where there is none. `npm test` runs it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { MISSING, chromiumPath, headlessChromiumPath } from './browser'

/** Installs Debian's Chromium when run as root on Debian or Ubuntu; otherwise does nothing. */
function installWithApt() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  console.log('Installing Chromium with apt-get.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const packages = ['chromium', 'chromium-headless-shell']
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', ['-q', ...words], { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000, env })
}

function installChromium() {
  if (!chromiumPath()) installWithApt()
  if (!chromiumPath()) {
    console.log('There is no Chromium on this machine: downloading Playwright’s, for 3 minutes at most.')
    // The download hangs when its host cannot be reached.
    const command = ['node_modules/playwright/cli.js', 'install', 'chromium']
    spawnSync(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 180_000 })
  }
  const path = headlessChromiumPath()
  console.log(path ? `Using ${path}.` : MISSING)
  if (!path) process.exitCode = 1
}

installChromium()
