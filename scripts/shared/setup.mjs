import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// This file imports no package, because none may be installed yet.

const options = {
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
}

/** Runs npm with its output in the terminal, `npm(['run', 'build'])`, and returns its exit code. */
export const npm = (words) => spawnSync('npm', words, options).status ?? 1

/** Runs Node with its output in the terminal, and returns its exit code. */
export const node = (words) =>
  spawnSync(process.execPath, words, { stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1

/**
 * Sets what all steps of a command have alike, whatever the terminal has set: the mode, and the variables of `.env` files,
 * which Next reads by itself and our own scripts do not.
 */
export function loadEnvironment(mode) {
  process.env.NODE_ENV = mode
  // Required, because `tsx` and Node disagree about the default export of this package.
  const { loadEnvConfig } = createRequire(import.meta.url)('@next/env')
  loadEnvConfig(process.cwd(), mode === 'development', { info() {}, error: console.error })
}

/** Runs npm several times at once, and returns the highest of the exit codes. */
export async function npmTogether(...runs) {
  const ends = await Promise.all(runs.map((words) => once(spawn('npm', words, options), 'close')))
  return Math.max(...ends.map(([code]) => code ?? 1))
}

const packagesIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {})

const libc =
  process.platform === 'linux' && (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl')

/** Whether a package is one for this system. Those that fit several systems name none. */
const isForUs = ({ os, cpu, libc: of = [libc] }) =>
  Boolean(os ?? cpu) &&
  (!os || os.includes(process.platform)) &&
  (!cpu || cpu.includes(process.arch)) &&
  of.includes(libc)

// npm writes the list of installed packages to this hidden lock file. What is there may have been copied from another system.
const isInstalled = () => {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([path]) => path !== '')
    .every(([path, { version, optional, ...fits }]) =>
      installed[path] ? installed[path].version === version : optional && !isForUs(fits),
    )
}

/** Installs the packages of package-lock.json unless they are installed already, and returns npm's exit code. */
export function installPackages() {
  if (isInstalled()) return 0
  console.log('Installing the packages that package-lock.json names. The first time takes a minute or two.')
  return npm(['ci', '--include=dev', '--no-audit'])
}
