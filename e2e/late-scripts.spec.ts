import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import {
  AT_REST,
  becomeAwake,
  eagerPaths,
  gotoStill,
  isHeldBack,
  isWokenAtOnce,
  readingPaths,
  running,
  runUntilLaidOut,
  saveData,
  scriptsAsked,
  untilAwake,
} from './late'

test.skip(!isHeldBack || isWokenAtOnce, 'nothing is held back')
test.afterEach(async ({ page }) => {
  await page.clock.resume()
  await becomeAwake(page)
})

const starts: Record<string, (page: Page) => Promise<unknown>> = {
  'a press': (page) => page.getByRole('heading', { level: 1 }).click(),
  'a key': (page) => page.keyboard.press('Shift'),
  'a click that a script makes': (page) =>
    page.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement) => heading.click()),
}

for (const path of readingPaths) {
  test(`${path} asks for no script while its visitor does nothing, and at last for all`, async ({ page }) => {
    const asked = scriptsAsked(page)
    await gotoStill(page, path)
    await page.locator('img[fetchpriority="high"]').evaluate((image: HTMLImageElement) => image.decode())
    await page.clock.runFor(2900)
    expect(asked).toEqual([])
    await page.clock.runFor(500)
    await expect.poll(() => asked.length).toBeGreaterThan(5)
    await page.clock.resume()
    await untilAwake(page)
  })

  for (const [sign, give] of Object.entries(starts)) {
    test(`${sign} starts the scripts of ${path}`, async ({ page }) => {
      const asked = scriptsAsked(page)
      await gotoStill(page, path)
      expect(asked).toEqual([])
      await give(page)
      await expect.poll(() => asked.length).toBeGreaterThan(5)
      await page.clock.runFor(AT_REST)
      await expect(running(page)).not.toHaveCount(0)
    })
  }

  test(`saving data, ${path} waits for its visitor however long`, async ({ page }) => {
    const asked = scriptsAsked(page)
    await saveData(page)
    await gotoStill(page, path)
    await page.clock.runFor(600_000)
    expect(asked).toEqual([])
    await page.keyboard.press('Shift')
    await expect.poll(() => asked.length).toBeGreaterThan(5)
  })
}

for (const path of eagerPaths) {
  test.describe(`${path} starts`, () => {
    test.use({ expectedError: /404/ })

    test('its scripts at once', async ({ page }) => {
      const asked = scriptsAsked(page)
      await gotoStill(page, path)
      expect(asked.length).toBeGreaterThan(5)
    })
  })
}

test('focus that a script puts into a carousel starts the scripts, elsewhere it does not', async ({
  page,
}) => {
  const asked = scriptsAsked(page)
  await gotoStill(page, '/house')
  const focus = (element: HTMLElement | SVGElement) => element.focus({ preventScroll: true })
  await page.getByRole('banner').getByRole('link').first().evaluate(focus)
  await page.clock.runFor(AT_REST)
  expect(asked).toEqual([])
  await page.locator('[aria-roledescription="carousel"] a').first().evaluate(focus)
  await expect.poll(() => asked.length).toBeGreaterThan(5)
})

test('a carousel that a scroll brings within one window of the view starts the scripts', async ({ page }) => {
  const asked = scriptsAsked(page)
  await gotoStill(page, '/house')
  // Until then what is further down does not stand where it will.
  await runUntilLaidOut(page)
  const scrollNear = (windows: number) =>
    page
      .locator('[aria-roledescription="carousel"] > *')
      .first()
      .evaluate(async (strip, far) => {
        const top = scrollY + strip.getBoundingClientRect().top - far * innerHeight
        scrollTo({ top, behavior: 'instant' })
        // An observer tells once a frame: in the first the page hears of the scroll, in the second of the carousel.
        for (let frame = 0; frame < 3; frame += 1)
          await new Promise((resolve) => new IntersectionObserver(resolve).observe(strip))
      }, windows)
  await scrollNear(2.1)
  expect(asked).toEqual([])
  await scrollNear(1.9)
  await expect.poll(() => asked.length).toBeGreaterThan(5)
})

test('a press on a link that leaves asks for nothing', async ({ page }) => {
  const asked = scriptsAsked(page)
  await gotoStill(page, '/')
  // The browser stays where it is when there is nothing to go to.
  await page.route('**/house', (route) => route.fulfill({ status: 204 }))
  const answered = page.waitForResponse('**/house')
  await page
    .getByRole('main')
    .locator('a[href="/house"]')
    .first()
    .evaluate((link: HTMLElement) => {
      for (const type of ['pointerdown', 'pointerup'])
        link.dispatchEvent(new PointerEvent(type, { bubbles: true }))
      link.click()
    })
  await answered
  await page.clock.runFor(AT_REST)
  expect(asked).toEqual([])
})

test('scripts are fetched while a press goes on, and run once it is over', async ({ page }) => {
  const asked = scriptsAsked(page)
  await gotoStill(page, '/house')
  await page.getByRole('heading', { level: 1 }).hover()
  await page.mouse.down()
  await expect.poll(() => asked.length).toBeGreaterThan(5)
  await page.clock.runFor(10_000)
  await expect(running(page)).toHaveCount(0)
  await page.mouse.up()
  await page.clock.runFor(AT_REST)
  await expect(running(page)).not.toHaveCount(0)
})

test('a pen that pans has let go', async ({ page }) => {
  await gotoStill(page, '/house')
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    for (const type of ['pointerdown', 'pointercancel'])
      heading.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'pen' }))
  })
  await page.clock.runFor(AT_REST)
  await expect(running(page)).not.toHaveCount(0)
})
