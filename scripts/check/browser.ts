import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installWithApt, programs } from './programs'

// This file is TypeScript because Playwright's configuration imports it and cannot import `.mjs` files.

/** Flags with which Chromium runs in a container without a sandbox, a graphics card or a network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Chromium opens two pages of its own for the address bar of every window, which takes a third of a test's time. The flag
// replaces Playwright's own list of features, so that list is repeated.
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
]
export const playwrightFlags = [...chromiumFlags, `--disable-features=${featuresOff.join(',')}`]

/** The first of several programs that starts: on some systems `chromium-browser` only prints how to install it. */
const firstThatStarts = (...names: string[]) =>
  programs(...names).find((path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0)

/**
 * Finds an installed Chromium: the one that `EDGEWATER_CHROMIUM` names, else one on the PATH, else the one that Playwright
 * has downloaded.
 */
export function chromiumPath(): string | undefined {
  return (
    process.env.EDGEWATER_CHROMIUM ??
    firstThatStarts('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome') ??
    [chromium.executablePath()].find(existsSync)
  )
}

/** The download has a time limit, because it hangs when its host cannot be reached. */
function installWithPlaywright() {
  console.log('There is no Chromium on this machine: downloading Playwright’s, for 3 minutes at most.')
  const command = ['node_modules/playwright/cli.js', 'install', 'chromium']
  spawnSync(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 180_000 })
}

/**
 * Finds Chromium as `chromiumPath` does, and installs it when there is none.
 *
 * @throws when it cannot be installed
 */
export function ensureChromium(): string {
  for (const install of [undefined, () => installWithApt('chromium'), installWithPlaywright]) {
    install?.()
    const path = chromiumPath()
    if (path && existsSync(path)) return path
    if (path) throw new Error(`EDGEWATER_CHROMIUM names ${path}, where there is no file.`)
  }
  throw new Error('Neither Chromium nor Chrome could be found or installed: let EDGEWATER_CHROMIUM name one.')
}

/**
 * Finds the browser for Lighthouse: the one that `EDGEWATER_CHROMIUM` names, else Chromium's headless shell, which spends
 * no time on a window, else Chromium.
 */
export function ensureLighthouseChromium(): string {
  if (process.env.EDGEWATER_CHROMIUM) return ensureChromium()
  const shell = () => firstThatStarts('chromium-headless-shell', 'chrome-headless-shell')
  if (!shell()) installWithApt('chromium-headless-shell')
  return shell() ?? ensureChromium()
}
