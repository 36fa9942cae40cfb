import { defineConfig } from '@playwright/test'
import { isExample } from './e2e/example'
import { headlessChromiumPath, playwrightFlags } from './scripts/shared/browser'

const hosts = '**/hosts.spec.ts'
/** Counts and words of the example that the requirements name; another owner may have others. */
const ofExample = isExample ? [] : [/the example/]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: 'e2e/pages/aria/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  workers: 2,
  fullyParallel: true,
  // axe takes ten seconds for a long page on a busy machine.
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at its second try is a defect: Playwright names it at the end.
  retries: process.env.CI ? 1 : 0,
  // Port 0 is any free port, so that tests never use another server. Playwright turns the named group into EDGEWATER_URL.
  webServer: {
    command: 'node --import tsx scripts/dev/serve.ts',
    env: { PORT: '0' },
    wait: { stdout: /(?<edgewater_url>http:\S+)/ },
  },
  use: {
    baseURL: process.env.EDGEWATER_URL,
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    launchOptions: { executablePath: headlessChromiumPath(), args: playwrightFlags },
  },
  // Tests run at the width of a phone; those tagged @desktop at that of a desktop, those tagged @both at both.
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grepInvert: [/@desktop/, ...ofExample],
      testIgnore: hosts,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grep: /@desktop|@both/,
      grepInvert: ofExample,
      testIgnore: hosts,
    },
    { name: 'hosts', testMatch: hosts },
  ],
})
