import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

// Chromium opens two pages of its own for the address bar of every window, which takes a third of a test's time. The flag
// replaces Playwright's own list of features, so that list is repeated.
const addressBar = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup'
const listOfPlaywright =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding'

// Chromium without a window does not know the connection. It then loads lazy pictures that are 3000 px away; on 4G the distance
// is 1250 px. This flag replaces Playwright's own blink settings as well, so they are repeated.
const lazyAsOn4g = 'lazyLoadingImageMarginPxUnknown=1250'
const settingsOfPlaywright =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** The flags with which Chromium behaves alike with and without a window, in tests that Playwright runs. */
export const playwrightFlags = [
  // Chromium runs in a container without a sandbox or a graphics card.
  '--no-sandbox',
  '--disable-gpu',
  `--disable-features=${addressBar},${listOfPlaywright}`,
  `--blink-settings=${settingsOfPlaywright},${lazyAsOn4g}`,
  // Letters are as wide as in a window.
  '--font-render-hinting=slight',
]

/** What is said where there is no Chromium. */
export const MISSING =
  'There is no Chromium. This installs one: npx playwright install --with-deps chromium. Or let EDGEWATER_CHROMIUM name its file.'

export const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** Debian's build without a window comes first, because it takes two thirds of the processor time. */
const ALL = ['chromium-headless-shell', ...WITH_WINDOW]

/**
 * Finds the Chromium for tests: the one that `EDGEWATER_CHROMIUM` names, else the first of some programs on the PATH that starts,
 * because on some systems `chromium-browser` only prints how to install it, else the one that Playwright has downloaded.
 */
export const chromiumPath = (names = ALL): string | undefined =>
  [process.env.EDGEWATER_CHROMIUM ?? '', ...names.map(pathOf), chromium.executablePath()].find(existsSync)

const pathOf = (name: string) => {
  const command = `command -v ${name} && ${name} --version > /dev/null`
  const { status, stdout } = spawnSync('sh', ['-c', command], { timeout: 20_000, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}
