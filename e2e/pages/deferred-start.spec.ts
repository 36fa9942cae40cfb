import type { Page } from '@playwright/test'
import { expectPosition } from '../carousel'
import { expect, test } from '../fixtures'
import {
  holdRequests,
  gotoWithStoppedClock,
  hydratedIslands,
  saveData,
  scriptRequests,
  untilHydrated,
} from '../hydration'

/** Milliseconds of the page's clock after which a gesture counts as over. */
const AFTER_GESTURE = 200

const carousel = (page: Page) => page.getByRole('group', { name: 'Living', exact: true })
const slide = (page: Page, number: number) => carousel(page).getByLabel(`${number} of 4`, { exact: true })
const arrow = (page: Page, name: 'Next' | 'Previous') =>
  carousel(page).getByRole('button', { name: `${name} picture` })

/** Number of the slide nearest the start of the track. */
const firstInView = (page: Page) =>
  carousel(page).evaluate((group) => {
    const start = group.querySelector('[id$="-track"]')!.getBoundingClientRect().left
    const slides = [...group.querySelectorAll('[aria-roledescription="slide"]')]
    const drifts = slides.map((each) => Math.abs(each.getBoundingClientRect().left - start))
    return drifts.indexOf(Math.min(...drifts)) + 1
  })

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

test.describe('/house', () => {
  test('requests no script before a carousel is within one viewport height', async ({ page }) => {
    const requested = scriptRequests(page)
    await gotoWithStoppedClock(page, '/house')
    await page.clock.runFor(10_000)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Shift')
    await scrollNear(page, 2.1)
    await page.clock.runFor(AFTER_GESTURE)
    expect(requested).toEqual([])
    await scrollNear(page, 1.9)
    await expect.poll(() => requested.length).toBeGreaterThan(5)
    await page.clock.resume()
    await untilHydrated(page)
  })

  test('hydrates when a script moves the focus into a carousel', async ({ page }) => {
    const requested = scriptRequests(page)
    await gotoWithStoppedClock(page, '/house')
    const focus = (element: HTMLElement | SVGElement) => element.focus({ preventScroll: true })
    await page.getByRole('banner').getByRole('link').first().evaluate(focus)
    await page.clock.runFor(AFTER_GESTURE)
    expect(requested).toEqual([])
    await page.locator('[data-island] a').first().evaluate(focus)
    await expect.poll(() => requested.length).toBeGreaterThan(5)
  })

  test('waits for a touch under Save-Data, however near a carousel is', async ({ page }) => {
    const requested = scriptRequests(page)
    await saveData(page)
    await gotoWithStoppedClock(page, '/house')
    await scrollNear(page, 0.5)
    await page.clock.runFor(600_000)
    expect(requested).toEqual([])
    await arrow(page, 'Next').click()
    await expect.poll(() => firstInView(page)).toBe(2)
    await page.clock.runFor(AFTER_GESTURE)
    await page.clock.resume()
    await untilHydrated(page)
    await expectPosition(carousel(page), 2)
  })

  test('waits while the browser is offline, and hydrates when it is online again', async ({ context }) => {
    // The page of the fixture would fail on the pictures that are requested offline.
    const page = await context.newPage()
    const requested = scriptRequests(page)
    await page.goto('/house')
    await context.setOffline(true)
    await expect(page.locator('html[data-offline]')).toBeAttached()
    await arrow(page, 'Next').click()
    await expect.poll(() => firstInView(page)).toBe(2)
    expect(requested).toEqual([])
    await context.setOffline(false)
    await untilHydrated(page)
    await expectPosition(carousel(page), 2)
  })

  test('requests no script while it is prerendered, and hydrates once the visitor opens it', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
    )
    const requested = scriptRequests(page)
    await gotoWithStoppedClock(page, '/house')
    await scrollNear(page, 0.5)
    await page.clock.runFor(10_000)
    expect(requested).toEqual([])
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await expect.poll(() => requested.length).toBeGreaterThan(5)
  })

  test(
    'runs no script during a press or a drag, and runs them after it',
    { tag: '@desktop' },
    async ({ page }) => {
      const requested = scriptRequests(page)
      await gotoWithStoppedClock(page, '/house')
      await slide(page, 1).locator('a + p').hover()
      await page.mouse.down()
      await expect.poll(() => requested.length).toBeGreaterThan(5)
      await page.clock.runFor(10_000)
      await expect(page.locator('script[src^="/_next/"]')).toHaveCount(0)
      await page.mouse.up()
      await page.clock.runFor(AFTER_GESTURE)
      await expect(page.locator('script[src^="/_next/"]')).not.toHaveCount(0)
    },
  )

  // No `pointerup` follows these presses. Each event is a type and the buttons that it says are pressed.
  for (const [press, events] of [
    [
      'of a pen that begins to pan',
      [
        ['pointerdown', 1],
        ['pointercancel', 0],
      ],
    ],
    ['of the right button', [['pointerdown', 2]]],
    [
      'that ends outside the window, once the pointer is back',
      [
        ['pointerdown', 1],
        ['pointermove', 0],
      ],
    ],
    ['that ends outside the window, once a key is pressed', [['pointerdown', 1], ['keydown']]],
  ] as const) {
    test(`counts a press as over ${press}`, async ({ page }) => {
      await gotoWithStoppedClock(page, '/house')
      await slide(page, 1).evaluate(
        (element, list) => {
          for (const [type, buttons] of list)
            element.dispatchEvent(
              buttons === undefined
                ? new KeyboardEvent(type, { bubbles: true })
                : new PointerEvent(type, { bubbles: true, buttons }),
            )
        },
        events as readonly (readonly [string, number?])[],
      )
      await page.clock.runFor(AFTER_GESTURE)
      await expect(page.locator('script[src^="/_next/"]')).not.toHaveCount(0)
    })
  }

  for (const [name, target] of [
    ['Next', 2],
    ['Previous', 4],
  ] as const) {
    test(
      `a click on ${name} before hydration moves the track and its position at once, and only once`,
      { tag: '@both' },
      async ({ page }) => {
        await gotoWithStoppedClock(page, '/house')
        // On wide screens three pictures are in view, so the native track ends at the second of four.
        const reached = name === 'Next' || page.viewportSize()!.width < 768 ? target : 2
        await arrow(page, name).click()
        await expect.poll(() => firstInView(page)).toBe(reached)
        await expectPosition(carousel(page), reached)
        await expect(hydratedIslands(page)).toHaveCount(0)
        await page.clock.resume()
        await untilHydrated(page)
        await expectPosition(carousel(page), reached)
        expect(await firstInView(page)).toBe(reached)
      },
    )
  }

  test('embla starts at the picture that the visitor has scrolled to', { tag: '@both' }, async ({ page }) => {
    await gotoWithStoppedClock(page, '/house')
    const reached = page.viewportSize()!.width < 768 ? 3 : 2
    await slide(page, reached).evaluate((element) =>
      element.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' }),
    )
    await expect.poll(() => firstInView(page)).toBe(reached)
    await arrow(page, 'Next').focus()
    await page.clock.resume()
    await untilHydrated(page)
    await expectPosition(carousel(page), reached)
    expect(await firstInView(page)).toBe(reached)
  })
})

test.describe('/book', () => {
  test('requests no script before the load event, then hydrates by itself', async ({ page }) => {
    const releaseTypefaces = await holdRequests(page, '**/*.woff2')
    const requested = scriptRequests(page)
    await page.goto('/book', { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState === 'interactive')
    expect(requested).toEqual([])
    releaseTypefaces()
    await untilHydrated(page)
  })

  for (const [gesture, make] of [
    ['touch', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
    ['key', (page: Page) => page.keyboard.press('Shift')],
  ] as const) {
    test(`hydrates at the first ${gesture} under Save-Data, and not before`, async ({ page }) => {
      await saveData(page)
      const requested = scriptRequests(page)
      await gotoWithStoppedClock(page, '/book')
      await page.clock.runFor(600_000)
      expect(requested).toEqual([])
      await make(page)
      await page.clock.runFor(AFTER_GESTURE)
      await untilHydrated(page)
    })
  }
})
