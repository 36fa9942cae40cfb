import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'

// This file imports no package, because none may be installed yet.

const options = {
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
}

/** Runs npm with its output in the terminal, `npm(['run', 'build'])`, and returns its exit code. */
export const npm = (words) => spawnSync('npm', words, options).status ?? 1

/** Runs npm several times at once, and returns the highest of the exit codes. */
export async function npmTogether(...runs) {
  const ends = await Promise.all(runs.map((words) => once(spawn('npm', words, options), 'close')))
  return Math.max(...ends.map(([code]) => code ?? 1))
}

const packagesIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {})

// npm writes the list of installed packages to this hidden lock file; it lacks packages for other systems.
const isInstalled = () => {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([path]) => path !== '')
    .every(([path, { version, optional }]) =>
      installed[path] ? installed[path].version === version : optional,
    )
}

/** Installs the packages of package-lock.json unless they are installed already, and returns npm's exit code. */
export function installPackages() {
  if (isInstalled()) return 0
  console.log('Installing the packages that package-lock.json names. The first time takes a minute or two.')
  return npm(['ci', '--include=dev', '--no-audit'])
}
