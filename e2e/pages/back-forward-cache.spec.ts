import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

// Playwright turns off the back-forward cache, which visitors' browsers have.
test.use({
  launchOptions: async ({ launchOptions }, run) => {
    await run({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  },
})

const position = (page: Page) => page.evaluate(() => scrollY)

test('a page that the back-forward cache restores starts at the top', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.toggleAttribute('data-cached', persisted),
    ),
  )
  await page.goto('/house')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL('/blogs')
  expect(await position(page)).toBe(0)

  // A restored page fires no `load` event to wait for.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/house')
  await expect(page.locator('html[data-cached]')).toBeAttached()
  expect(await position(page)).toBe(0)
})
