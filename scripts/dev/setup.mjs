import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

// Nothing of the packages is imported here: they may not be there yet.

/**
 * Runs npm in the open, without a keyboard.
 *
 * @param {string[]} words `['run', 'build']`
 * @returns {number} its exit code
 */
export function npm(words) {
  const { status } = spawnSync('npm', words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  })
  return status ?? 1
}

const packagesIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {})

// npm leaves a copy of the lock file with what it has installed, without what another system would need.
const isInstalled = () => {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([path]) => path !== '')
    .every(([path, { version, optional }]) =>
      installed[path] ? installed[path].version === version : optional,
    )
}

/**
 * Installs what package-lock.json names, unless it is there already.
 *
 * @returns {number} npm's exit code
 */
export function installPackages() {
  if (isInstalled()) return 0
  console.log('Installing the packages that package-lock.json names. The first time takes a minute or two.')
  return npm(['ci', '--include=dev', '--no-audit'])
}
