import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { gotoWithStoppedClock, holdRequests, scriptRequests, untilHydrated } from '../hydration'

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

for (const path of ['/', '/house'])
  test(`${path} requests no script before a carousel is within one viewport height`, async ({ page }) => {
    const requested = scriptRequests(page)
    await gotoWithStoppedClock(page, path)
    await page.clock.runFor(600_000)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Shift')
    await scrollNear(page, 2.1)
    expect(requested).toEqual([])
    await scrollNear(page, 1.9)
    await untilHydrated(page)
  })

const setPrerendering = (page: Page, value: boolean) =>
  page.evaluate((isPrerendering) => {
    Object.defineProperty(document, 'prerendering', { value: isPrerendering, configurable: true })
    document.dispatchEvent(new Event('prerenderingchange'))
  }, value)

async function setOffline(page: Page, value: boolean) {
  await page.context().setOffline(value)
  await expect(page.locator('html[data-offline]')).toHaveCount(value ? 1 : 0)
}

for (const [state, set] of [
  ['prerendered, which nobody sees yet', setPrerendering],
  ['offline', setOffline],
] as const)
  test(`/house requests no script while it is ${state}, and hydrates afterwards`, async ({ context }) => {
    // The page of the fixture would fail on the pictures that are requested offline.
    const page = await context.newPage()
    const requested = scriptRequests(page)
    await page.goto('/house')
    await set(page, true)
    await scrollNear(page, 0.5)
    expect(requested).toEqual([])
    await set(page, false)
    await untilHydrated(page)
  })

for (const [when, act] of [
  ['after the load event', (_, load) => load()],
  ['at a press', (page) => page.getByRole('heading', { level: 1 }).click()],
  ['at a key', (page) => page.keyboard.press('Shift')],
] as [string, (page: Page, load: () => void) => unknown][])
  test(`/book requests no script while it loads, and hydrates ${when}`, async ({ page }) => {
    const load = await holdRequests(page, '**/*.woff2')
    const requested = scriptRequests(page)
    await page.goto('/book', { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState === 'interactive')
    expect(requested).toEqual([])
    await act(page, load)
    await untilHydrated(page)
  })
