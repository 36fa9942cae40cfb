/** The requirements in Firefox and WebKit, as Playwright has them: `npm run test:engines`. */
import { existsSync } from 'node:fs'
import { defineConfig, firefox, webkit } from '@playwright/test'
import { desktop, onDesktop, onPhone, phone, settings } from './settings'

const testMatch = ['requirements/*.spec.ts', 'kept.spec.ts', 'early.spec.ts']
const engines = [firefox, webkit] as const
const missing = engines
  .filter((engine) => !existsSync(engine.executablePath()))
  .map((engine) => engine.name())
if (missing.length > 0) {
  console.error(
    `Not installed: ${missing.join(' ')}. npx playwright install --with-deps ${missing.join(' ')}`,
  )
  process.exit(1)
}

export default defineConfig({
  ...settings,
  // Firefox has no `isMobile`.
  projects: engines.flatMap((engine) => {
    const browserName = engine.name() as 'firefox' | 'webkit'
    return [
      { name: browserName, ...onPhone, testMatch, use: { browserName, ...phone } },
      { name: `${browserName} desktop`, ...onDesktop, testMatch, use: { browserName, ...desktop } },
    ]
  }),
})
