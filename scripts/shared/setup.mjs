import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// This file imports no package, because none may be installed yet.
const require = createRequire(import.meta.url)

/** For programs whose output belongs in the terminal; on Windows npm is a script of the shell. */
export const options = { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' }

/** Runs npm, `npm(['run', 'build'])`, and returns its exit code. */
export const npm = (words) => spawnSync('npm', words, options).status ?? 1

const packagesIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {})

/** Compares with the list of installed packages that npm keeps. Those that were copied from another system do not load. */
function areInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json')
  const isThere = ([path, { version, optional }]) =>
    path === '' || optional || installed[path]?.version === version
  if (!Object.entries(packagesIn('package-lock.json')).every(isThere)) return false
  try {
    return Boolean(require('sharp') && require('esbuild').transformSync(''))
  } catch {
    return false
  }
}

/** Installs the packages of package-lock.json unless they are installed already, and returns npm's exit code. */
export function installPackages() {
  if (areInstalled()) return 0
  console.log('Installing the packages that package-lock.json names. The first time takes a minute or two.')
  return npm(['ci', '--include=dev', '--no-audit'])
}
