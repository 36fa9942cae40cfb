import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { installWithApt, programs } from './programs'

// TypeScript, because Playwright's configuration imports it, and cannot import modules of Node.

const flags = (launcherHasOff: string[]) => {
  const featuresOff = [
    // Two pages of Chromium's own in every window, for its address bar: a third of a test's time.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    // This list replaces the launcher's own.
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

/**
 * What keeps a Chromium that Playwright starts quiet and running in a container without a sandbox, a graphics card or a
 * network.
 */
export const playwrightFlags = flags([
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
])

/** The same for one that Lighthouse starts. */
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

// On some systems `chromium-browser` is a note on how to install it. chrome.exe, asked for its version, opens a window.
const starts = (path: string) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

const firstThatStarts = (paths: string[]) => paths.find((path) => existsSync(path) && starts(path))

/**
 * A Chromium that is on this machine already: the one that `EDGEWATER_CHROMIUM` names, else one on the PATH or in its
 * usual place, else the one that Playwright has downloaded.
 */
export function chromiumPath(): string | undefined {
  if (process.env.EDGEWATER_CHROMIUM) return process.env.EDGEWATER_CHROMIUM
  const installed = firstThatStarts([...programs(...names), ...macPaths, ...windowsPaths])
  return installed ?? [chromium.executablePath()].find(existsSync)
}

/** Under a time limit, because the download hangs where its host cannot be reached. */
function installWithPlaywright() {
  console.log('There is no Chromium on this machine: downloading Playwright’s, for 3 minutes at most.')
  const command = ['node_modules/playwright/cli.js', 'install', 'chromium']
  spawnSync(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 180_000 })
}

/**
 * The same Chromium as `chromiumPath`; where there is none, one is installed.
 *
 * @throws in one sentence, when there is none in the end
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
 * What Lighthouse measures with: Chromium's headless shell, which draws no window of its own beside the page; where there
 * is none and none can be installed, Chromium. The one that `EDGEWATER_CHROMIUM` names before both.
 */
export function ensureLighthouseChromium(): string {
  if (process.env.EDGEWATER_CHROMIUM) return ensureChromium()
  const shell = () => firstThatStarts(programs(...shellNames))
  if (!shell()) installWithApt(debianShell)
  return shell() ?? ensureChromium()
}
