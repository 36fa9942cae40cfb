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

/** The path of the first of several programs that starts: on some systems `chromium-browser` only prints how to install it. */
function firstThatStarts(...names: string[]) {
  const start = (name: string) =>
    spawnSync('sh', ['-c', `command -v ${name} && ${name} --version > /dev/null`], { timeout: 20_000 })
  return names
    .map(start)
    .find(({ status }) => status === 0)
    ?.stdout.toString()
    .trim()
}

const named = () => [process.env.EDGEWATER_CHROMIUM ?? ''].find(existsSync)

/**
 * Finds an installed Chromium: the one that `EDGEWATER_CHROMIUM` names, else one on the PATH, else the one that Playwright
 * has downloaded.
 */
export const chromiumPath = (): string | undefined =>
  named() ??
  firstThatStarts('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome') ??
  [chromium.executablePath()].find(existsSync)

/**
 * Finds the Chromium for tests: Debian's build without a window, which takes two thirds of the processor time, else the one
 * of `chromiumPath`.
 */
export const headlessChromiumPath = (): string | undefined =>
  named() ?? firstThatStarts('chromium-headless-shell') ?? chromiumPath()
