import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// This file is TypeScript because Playwright's configuration imports it and cannot import `.mjs` files.

/**
 * Finds programs on the PATH, those with the first name first.
 *
 * @example programs('firefox-esr', 'firefox') // ['/usr/bin/firefox-esr']
 */
export function programs(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
}

/** Installs Debian packages when run as root on Debian or Ubuntu; otherwise does nothing. */
export function installWithApt(...packages: string[]) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  console.log(`Installing with apt-get: ${packages.join(', ')}.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...words: string[]) =>
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000, env })
  aptGet('update', '-q')
  aptGet('install', '-y', '-q', '--no-install-recommends', ...packages)
}
