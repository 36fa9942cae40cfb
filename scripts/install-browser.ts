/** Installs the Chromium of the browser tests where there is none. `npm test` runs it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { MISSING, chromiumPath } from './browser'

const apt = 'apt-get -q install -y --no-install-recommends chromium chromium-headless-shell'
const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
/** The download hangs when its host cannot be reached, hence the limit of time, in milliseconds. */
const installers: [command: string, timeout: number][] = [['npx playwright install chromium', 180_000]]
if (isDebian) installers.unshift([`apt-get -q update && ${apt} > /dev/null`, 600_000])

for (const [command, timeout] of chromiumPath() ? [] : installers) {
  console.log(`There is no Chromium on this machine: ${command}`)
  spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], timeout })
  if (chromiumPath()) break
}
const path = chromiumPath()
console.log(path ? `Using ${path}.` : MISSING)
if (!path) process.exitCode = 1
