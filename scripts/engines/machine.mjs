import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The first of these programs that is on the PATH.
 *
 * @param {string[]} names `['firefox-esr', 'firefox']`
 * @returns {string | undefined} its whole path
 */
export function program(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** Installs Debian packages, as root on Debian and its kin; elsewhere it does nothing. */
export function installWithApt(packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-q'], options)
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options)
}
