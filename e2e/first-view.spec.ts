import type { Page } from '@playwright/test'
import { yearOfLight } from '@/content/year-of-light/year-of-light'
import { expect, test } from './fixtures'
import {
  becomeAwake,
  gotoStill,
  isHeldBack,
  isWokenAtOnce,
  leftOut,
  readingPaths,
  runUntilLaidOut,
  untilLaidOut,
} from './late'

test.skip(!isHeldBack || isWokenAtOnce, 'pages whose scripts start at once are laid out at once')

/** Every box of the view, where it stands. */
const boxesInView = (page: Page) =>
  page
    .locator('body *')
    .evaluateAll((elements) =>
      elements
        .map((element) => ({ tag: element.tagName, box: element.getBoundingClientRect().toJSON() }))
        .filter(({ box }) => box.height > 0 && box.top < innerHeight && box.bottom <= innerHeight),
    )

const signs: Record<string, (page: Page) => Promise<unknown>> = {
  'a key': (page) => page.keyboard.press('Shift'),
  'a press': (page) => page.getByRole('heading', { level: 1 }).click(),
  'a turn of the wheel': (page) => page.mouse.wheel(0, 40),
  'a click that a script makes': (page) =>
    page.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement) => heading.click()),
}

test.describe('while nothing else goes on', () => {
  test.afterEach(async ({ page }) => {
    await page.clock.resume()
    await becomeAwake(page)
  })

  for (const path of readingPaths) {
    test(`${path} lays out its first view first, and the rest without moving it`, async ({ page }) => {
      await gotoStill(page, path)
      await expect.poll(() => leftOut(page)).toContain('FOOTER')
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      const before = await boxesInView(page)
      await runUntilLaidOut(page)
      expect(await boxesInView(page)).toEqual(before)
    })
  }

  test('what stands below the window is left out at first, however near it is', async ({ page }) => {
    await gotoStill(page, '/')
    await expect.poll(() => leftOut(page)).toContain('FOOTER')
    const below = await page
      .locator('main > *, body > footer')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().top >= innerHeight))
    expect(await leftOut(page)).toHaveLength(below.length)
  })

  for (const [sign, give] of Object.entries(signs)) {
    test(`${sign} has the whole page laid out at once`, async ({ page, isMobile }) => {
      test.skip(isMobile && sign.includes('wheel'), 'a phone has no wheel')
      await gotoStill(page, '/')
      await expect.poll(() => leftOut(page)).toContain('FOOTER')
      await give(page)
      await untilLaidOut(page)
    })
  }

  test('a leap down the page lands where it led', async ({ page }) => {
    await gotoStill(page, '/')
    await expect.poll(() => leftOut(page)).toContain('FOOTER')
    const heading = page.locator('#light')
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top)
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const landed = await top()
    await untilLaidOut(page)
    expect(Math.abs((await top()) - landed)).toBeLessThan(2)
  })

  test('a page that is entered further down is laid out whole', async ({ page }) => {
    await gotoStill(page, '/#faq')
    expect(await leftOut(page)).toEqual([])
  })
})

test('a link to words further down leads to them', async ({ page }) => {
  const words = yearOfLight.heading
  await page.goto(`/#:~:text=${encodeURIComponent(words)}`)
  await untilLaidOut(page)
  await expect(page.getByRole('heading', { name: words })).toBeInViewport()
})

test('a scroll lands where it led when the browser is idle before it tells of it', async ({ page }) => {
  await page.addInitScript(() => {
    // Idle when the test says so.
    window.requestIdleCallback = (act) => {
      addEventListener('idle', () => act({ didTimeout: false, timeRemaining: () => 50 }), { once: true })
      return 0
    }
  })
  await page.goto('/house', { waitUntil: 'networkidle' })
  expect(await leftOut(page)).toContain('FOOTER')

  const arrow = page.getByRole('button', { name: 'Next picture' }).first()
  // The browser tells of a scroll a frame after it.
  await arrow.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    for (let part = 0; part < 99; part++) dispatchEvent(new Event('idle'))
  })
  expect(await leftOut(page)).toEqual([])
  await expect(arrow).toBeInViewport()
})

test('a browser that never says it is idle lays out the whole page all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (act, options) =>
      options?.timeout ? window.setTimeout(act, options.timeout) : 0
  })
  await page.goto('/house')
  await expect.poll(() => leftOut(page), { timeout: 20_000 }).toEqual([])
})

test('a reload keeps its place', async ({ page }) => {
  await page.goto('/house')
  await untilLaidOut(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})
