import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { installWithApt, programs } from './programs'

// This file is TypeScript because Playwright's configuration imports it and cannot import `.mjs` files.

const flags = (launcherHasOff: string[]) => {
  const featuresOff = [
    // Chromium opens two pages of its own for the address bar of every window, which takes a third of a test's time.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    // This flag replaces the launcher's own list, so that list is repeated.
    ...launcherHasOff,
  ]
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${featuresOff.join(',')}`,
  ]
}

/** Flags with which Playwright's Chromium runs in a container without a sandbox, a graphics card or a network. */
export const playwrightFlags = flags([
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
])

/** The same flags for the Chromium that Lighthouse starts. */
export const lighthouseFlags = flags([
  'AutofillServerCommunication',
  'CalculateNativeWinOcclusion',
  'CertificateTransparencyComponentUpdater',
  'DialMediaRouteProvider',
  'InterestFeedContentSuggestions',
  'MediaRouter',
  'OptimizationHints',
  'PrivacySandboxSettings4',
  'RenderDocument',
  'Translate',
])

const debianShell = 'chromium-headless-shell'
const shellNames = [debianShell, 'chrome-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macPaths = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)
const windowsPaths = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
  const folder = process.env[variable]
  return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : []
})

// On some systems `chromium-browser` only prints how to install it. On Windows, `chrome.exe --version` opens a window.
const starts = (path: string) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

const firstThatStarts = (paths: string[]) => paths.find((path) => existsSync(path) && starts(path))

/**
 * Finds an installed Chromium: the one that `EDGEWATER_CHROMIUM` names, else one on the PATH or in its usual folder, else
 * the one that Playwright has downloaded.
 */
export function chromiumPath(): string | undefined {
  if (process.env.EDGEWATER_CHROMIUM) return process.env.EDGEWATER_CHROMIUM
  const installed = firstThatStarts([...programs(...names), ...macPaths, ...windowsPaths])
  return installed ?? [chromium.executablePath()].find(existsSync)
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
  for (const prepare of [undefined, () => installWithApt('chromium'), installWithPlaywright]) {
    prepare?.()
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
  const shell = () => firstThatStarts(programs(...shellNames))
  if (!shell()) installWithApt(debianShell)
  return shell() ?? ensureChromium()
}
