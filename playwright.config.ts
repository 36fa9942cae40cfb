import { defineConfig } from '@playwright/test'
import { desktop, onDesktop, onPhone, phone, settings } from './e2e/settings'
import { MISSING, chromiumPath, playwrightFlags } from './scripts/browser'

const executablePath = chromiumPath()
if (!executablePath) {
  console.error(MISSING)
  process.exit(1)
}
const launchOptions = { executablePath, args: playwrightFlags }

export default defineConfig({
  ...settings,
  projects: [
    { name: 'phone', ...onPhone, use: { ...phone, isMobile: true, launchOptions } },
    { name: 'desktop', ...onDesktop, use: { ...desktop, launchOptions } },
  ],
})
