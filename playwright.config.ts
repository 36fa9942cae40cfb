import { defineConfig } from '@playwright/test'
import { playwrightFlags, chromiumPath } from './scripts/check/browser'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: 'e2e/aria/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  workers: 2,
  fullyParallel: true,
  // axe takes ten seconds for a long page where other work goes on.
  timeout: 60_000,
  // A busy machine may miss a frame. What fails is run once more, and is listed as flaky if it then passes.
  retries: 1,
  // Any free port, so that no test meets another server; the group of the pattern becomes an environment variable.
  webServer: {
    command: 'node scripts/dev/serve.mjs',
    env: { PORT: '0' },
    wait: { stdout: /(?<edgewater_url>http:\S+)/ },
  },
  use: {
    baseURL: process.env.EDGEWATER_URL,
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    launchOptions: { executablePath: chromiumPath(), args: playwrightFlags },
    screenshot: 'only-on-failure',
  },
  // A test runs at both widths unless it is tagged @phone or @desktop.
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grepInvert: /@desktop/,
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone/ },
  ],
})
