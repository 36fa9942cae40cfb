import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { gotoWithStoppedClock, holdRequests, saveData, scriptRequests, untilHydrated } from '../hydration'

/** Milliseconds of the page's clock that no island waits without a reason. */
const LONG = 600_000

/** Scrolls until the top of the first carousel is `viewports` viewport heights down, and waits for observers. */
const scrollNear = (page: Page, viewports: number) =>
  page
    .locator('[data-island] > *')
    .first()
    .evaluate(async (part, far) => {
      const top = scrollY + part.getBoundingClientRect().top - far * innerHeight
      scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => new IntersectionObserver(resolve).observe(part))
    }, viewports)

test('/house requests no script before a carousel is within one viewport height', async ({ page }) => {
  const requested = scriptRequests(page)
  await gotoWithStoppedClock(page, '/house')
  await page.clock.runFor(LONG)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Shift')
  await scrollNear(page, 2.1)
  expect(requested).toEqual([])
  await scrollNear(page, 1.9)
  await untilHydrated(page)
})

for (const [path, gesture, make] of [
  ['/house', 'press in a carousel', (page) => page.locator('[data-island] a + p').first().click()],
  ['/house', 'focus in a carousel', (page) => page.locator('[data-island] a').first().focus()],
  ['/book', 'press', (page) => page.getByRole('heading', { level: 1 }).click()],
  ['/book', 'key', (page) => page.keyboard.press('Shift')],
] as [string, string, (page: Page) => Promise<void>][])
  test(`under Save-Data ${path} hydrates at the first ${gesture}, and not before`, async ({ page }) => {
    await saveData(page)
    const requested = scriptRequests(page)
    await gotoWithStoppedClock(page, path)
    if (path === '/house') await scrollNear(page, 0.5)
    await page.clock.runFor(LONG)
    expect(requested).toEqual([])
    await make(page)
    await untilHydrated(page)
  })

test('/house waits while the browser is offline, and hydrates when it is online again', async ({
  context,
}) => {
  // The page of the fixture would fail on the pictures that are requested offline.
  const page = await context.newPage()
  const requested = scriptRequests(page)
  await page.goto('/house')
  await context.setOffline(true)
  await expect(page.locator('html[data-offline]')).toBeAttached()
  await scrollNear(page, 0.5)
  expect(requested).toEqual([])
  await context.setOffline(false)
  await untilHydrated(page)
})

test('/house requests no script while it is prerendered, and hydrates once the visitor opens it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  )
  const requested = scriptRequests(page)
  await gotoWithStoppedClock(page, '/house')
  await scrollNear(page, 0.5)
  await page.clock.runFor(LONG)
  expect(requested).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await untilHydrated(page)
})

test('/book requests no script before the load event, then hydrates by itself', async ({ page }) => {
  const releaseTypefaces = await holdRequests(page, '**/*.woff2')
  const requested = scriptRequests(page)
  await page.goto('/book', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  expect(requested).toEqual([])
  releaseTypefaces()
  await untilHydrated(page)
})
