import { navigation } from '@/content/navigation'
import { WITH_WINDOW, chromiumPath } from '../scripts/browser'
import { expect, test } from './fixtures'

// Playwright turns off the back-forward cache, which visitors' browsers have, and Chromium without a window has none.
test.use({
  launchOptions: async ({ launchOptions }, run) => {
    const executablePath = chromiumPath(WITH_WINDOW)
    await run({ ...launchOptions, executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  },
})

test('a page from the back-forward cache starts at the top, with its menu closed', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.toggleAttribute('data-cached', persisted),
    ),
  )
  // This page never starts Next, which replaces the history entry. Chromium keeps no page that does so while it is being left.
  await page.goto('/blogs')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const menu = page.getByRole('navigation', { name: navigation.label })
  await page.getByRole('button', { name: navigation.menu, exact: true }).tap()
  await menu.getByRole('link', { name: 'Book', exact: true }).tap()
  await expect(page).toHaveURL('/book')
  // A page from the cache fires no `load` event to wait for.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html[data-cached]')).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(menu).toBeHidden()
})
