/** What both configurations of Playwright share: `playwright.config.ts`, and `e2e/engines.config.ts` for Firefox and WebKit. */
import './prepare'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { PlaywrightTestConfig } from '@playwright/test'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
export const desktop = { viewport: { width: 1280, height: 800 } }

/** Tests run at the width of a phone; those tagged @desktop at that of a desktop. */
export const onPhone = { grepInvert: /@desktop/ }
export const onDesktop = { grep: /@desktop/ }

const build = 'node node_modules/next/dist/bin/next build'
const serve = 'node scripts/serve.mjs'
const isBuilt = existsSync('out')
const root = process.cwd()

export const settings: PlaywrightTestConfig = {
  testDir: `${root}/e2e`,
  outputDir: `${root}/test-results/browser`,
  testMatch: '**/*.spec.ts',
  reporter: [['list'], ['json', { outputFile: `${root}/test-results/browser.json` }]],
  workers: availableParallelism(),
  fullyParallel: true,
  // axe takes ten seconds for a long page on a busy machine, and hydration some.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // Port 0 is any free port, so that tests never use another server. Playwright turns the named group into EDGEWATER_URL.
  webServer: {
    command: isBuilt ? serve : `${build} && ${serve}`,
    cwd: root,
    env: { PORT: '0' },
    wait: { stdout: /(?<edgewater_url>http:\S+:\d+)/ },
    stdout: isBuilt ? 'ignore' : 'pipe',
    // A first build makes all pictures.
    timeout: 1_200_000,
  },
  use: { baseURL: process.env.EDGEWATER_URL, locale: 'en-IE', timezoneId: 'Europe/Dublin' },
}
