import { content } from '@/app/_shared/content'
import type { Page } from '@playwright/test'
import { chromiumPath } from '../../scripts/shared/browser'
import { bookingForm, chooseStay, fieldsOf, fieldsOfWish, fillInGuest, request } from '../booking-form'
import { expect, test } from '../fixtures'
import { house } from '../properties'

const { navigation } = content

// Playwright turns off the back-forward cache, which visitors' browsers have, and Chromium without a window has none.
test.use({
  launchOptions: async ({ launchOptions }, run) => {
    const executablePath = chromiumPath()
    await run({ ...launchOptions, executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  },
})

const position = (page: Page) => page.evaluate(() => scrollY)

/** Goes back to a page that the cache restores. Such a page fires no `load` event to wait for. */
async function goBack(page: Page, path: string) {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(path)
  await expect(page.locator('html[data-cached]')).toBeAttached()
}

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.toggleAttribute('data-cached', persisted),
    ),
  ),
)

test('a page from the back-forward cache starts at the top', async ({ page }) => {
  await page.goto('/house')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL('/blogs')
  expect(await position(page)).toBe(0)

  await goBack(page, '/house')
  expect(await position(page)).toBe(0)
})

test('a booking form from the back-forward cache shows what was typed since', async ({ page }) => {
  await page.goto('/book')
  await chooseStay(page)
  await fillInGuest(page)
  await page.getByRole('contentinfo').getByRole('link', { name: house.name, exact: true }).click()
  await expect(page).toHaveURL(house.path)
  await page.getByRole('main').getByRole('link', { name: house.bookLabel }).first().click()
  await expect(page).toHaveURL('/book?property=house')
  await bookingForm(page).name.fill('Bríd Test')
  for (const path of [house.path, '/book']) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
  }
  await expect.poll(() => fieldsOf(page)).toEqual({ ...fieldsOfWish, name: 'Bríd Test' })
  await expect(bookingForm(page).submit).toBeEnabled()
})

test('the button of a booking form from the back-forward cache works once more', async ({ page }) => {
  await page.goto('/book')
  await request(page)
  await page.goBack({ waitUntil: 'commit' })
  const { submit } = bookingForm(page)
  await submit.click()
  await expect(page).toHaveURL(/\/thank-you\?/)
})

test('choosing a link closes the menu, also for the way back', async ({ page }) => {
  await page.goto('/privacy')
  const menu = page.getByRole('navigation', { name: navigation.label })
  await page.getByRole('button', { name: navigation.menu, exact: true }).tap()
  await menu.getByRole('link', { name: 'Blog', exact: true }).tap()
  await expect(page).toHaveURL('/blogs')
  await goBack(page, '/privacy')
  await expect(menu).toBeHidden()
})
