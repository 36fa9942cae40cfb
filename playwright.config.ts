import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { isExample } from './e2e/content'
import { headlessChromiumPath, playwrightFlags } from './scripts/shared/browser'

/** Counts and words of the example that the requirements name; another owner may have others. */
const ofExample = isExample ? [] : [/the example/]

/** What `npm run test:engines` runs in Firefox and WebKit. */
const engines = ['requirements/*.spec.ts', 'kept.spec.ts', 'early.spec.ts']

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 800 } }
const chromium = { executablePath: headlessChromiumPath(), args: playwrightFlags }

/** Tests run at the width of a phone; those tagged @desktop at that of a desktop, those tagged @both at both. */
const onPhone = { grepInvert: [/@desktop/, ...ofExample] }
const onDesktop = { grep: /@desktop|@both/, grepInvert: ofExample }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  testMatch: '**/*.spec.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  workers: availableParallelism(),
  fullyParallel: true,
  // axe takes ten seconds for a long page on a busy machine, and hydration some.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // Port 0 is any free port, so that tests never use another server. Playwright turns the named group into EDGEWATER_URL.
  webServer: {
    command:
      'node node_modules/serve/build/main.js out --config ../serve.json --no-clipboard --no-request-logging',
    env: { PORT: '0', NO_UPDATE_CHECK: '1' },
    wait: { stdout: /(?<edgewater_url>http:\S+)/ },
  },
  use: { baseURL: process.env.EDGEWATER_URL, locale: 'en-IE', timezoneId: 'Europe/Dublin' },
  projects: [
    { name: 'phone', ...onPhone, use: { ...phone, isMobile: true, launchOptions: chromium } },
    { name: 'desktop', ...onDesktop, use: { ...desktop, launchOptions: chromium } },
    // Firefox has no `isMobile`.
    ...(['firefox', 'webkit'] as const).flatMap((browserName) => [
      { name: browserName, ...onPhone, testMatch: engines, use: { browserName, ...phone } },
      { name: `${browserName} desktop`, ...onDesktop, testMatch: engines, use: { browserName, ...desktop } },
    ]),
  ],
})
