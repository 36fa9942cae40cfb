/** The requirements in Firefox and WebKit, as Playwright has them: `npm run test:engines`. */
import { defineConfig } from '@playwright/test'
import { desktop, onDesktop, onPhone, phone, settings } from './settings'

const testMatch = ['requirements/*.spec.ts', 'kept.spec.ts', 'early.spec.ts']

export default defineConfig({
  ...settings,
  // Firefox has no `isMobile`.
  projects: (['firefox', 'webkit'] as const).flatMap((browserName) => [
    { name: browserName, ...onPhone, testMatch, use: { browserName, ...phone } },
    { name: `${browserName} desktop`, ...onDesktop, testMatch, use: { browserName, ...desktop } },
  ]),
})
