import type { Page } from '@playwright/test'
import { listing } from '@/content/blog/listing'
import { pages } from '@/content/pages'
import { house } from '@/content/properties/house'
import { articlePages } from './articles'
import { expect, test } from './fixtures'
import { gotoStill, isHeldBack, isWokenAtOnce, running, runUntilLaidOut, untilAwake } from './late'

test.skip(!isHeldBack || isWokenAtOnce, 'nothing is held back')
test.afterEach(({ page }) => page.clock.resume())

interface Shared {
  shared: number
}

const carousel = (page: Page) => page.getByRole('group', { name: 'Living', exact: true })
const slide = (page: Page, number: number) => carousel(page).getByLabel(`${number} of 4`, { exact: true })
const count = (page: Page) => carousel(page).getByRole('paragraph')

/** Number of the slide that stands nearest the start of the strip. */
const firstInView = (page: Page) =>
  carousel(page).evaluate((group) => {
    const start = group.querySelector('[id$="-strip"]')!.getBoundingClientRect().left
    const slides = [...group.querySelectorAll('[aria-roledescription="slide"]')]
    const drifts = slides.map((each) => Math.abs(each.getBoundingClientRect().left - start))
    return drifts.indexOf(Math.min(...drifts)) + 1
  })

/** From here on time passes as it does. */
async function wake(page: Page) {
  await page.clock.resume()
  await page.keyboard.press('Shift')
  await untilAwake(page)
}

test('an arrow pressed before the scripts run moves the strip at once, and only once', async ({ page }) => {
  await gotoStill(page, '/house')
  await carousel(page).getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => firstInView(page)).toBe(2)
  await expect(running(page)).toHaveCount(0)
  await wake(page)
  await expect(count(page)).toHaveText('2 of 4')
  expect(await firstInView(page)).toBe(2)
})

test('embla takes the strip over where the browser has scrolled it to', async ({ page }) => {
  await gotoStill(page, '/house')
  // On wide screens the last three pictures fill the view.
  const reached = page.viewportSize()!.width < 768 ? 3 : 2
  await slide(page, reached).evaluate((element) =>
    element.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' }),
  )
  await expect.poll(() => firstInView(page)).toBe(reached)
  await wake(page)
  await expect(count(page)).toHaveText(`${reached} of 4`)
  expect(await firstInView(page)).toBe(reached)
})

for (const presses of [1, 2]) {
  test(`Share pressed early (${presses}×) shares once, when it can`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shared: 0 })
      Object.defineProperty(navigator, 'share', {
        value: async () => ((window as never as Shared).shared += 1),
      })
    })
    const shared = () => page.evaluate(() => (window as never as Shared).shared)
    const share = page.getByRole('button', { name: listing.share.label })
    await gotoStill(page, articlePages[0]!.path)
    for (let press = 0; press < presses; press += 1) await share.click()
    expect(await shared()).toBe(0)
    await wake(page)
    await expect.poll(shared).toBe(1)
    await share.click()
    await expect.poll(shared).toBe(2)
  })
}

test('Back and Forward before the scripts run show the page that the address names', async ({ page }) => {
  const expectHouse = () => expect(page.getByRole('heading', { level: 1, name: house.name })).toBeVisible()
  const expectHome = async () => {
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(pages.home.title)
  }
  await gotoStill(page, '/')
  await page.getByRole('main').locator('a[href="/house"]').first().click()
  await expectHouse()
  await page.goBack()
  await expectHome()
  await page.goForward()
  await expect(page).toHaveURL('/house')
  await expectHouse()
  await page.goBack()
  await expectHome()
  await expect(running(page)).toHaveCount(0)
  await wake(page)
  await expectHome()
})

test.describe('where a script does not come', () => {
  test.use({ expectedError: /Failed to load resource/ })

  for (const [kind, pattern] of [
    ['the data', '**/_next/static/data/*.js'],
    ['a part of the framework', '**/_next/static/chunks/turbopack-*.js'],
  ] as const) {
    test(`the page stays as it is: ${kind}`, async ({ page }) => {
      await page.route(pattern, (route) => route.fulfill({ status: 503 }))
      await gotoStill(page, '/house')
      // Until a page is laid out, its text is not all there.
      await runUntilLaidOut(page)
      const words = await page.getByRole('main').innerText()
      const failed = page.waitForResponse(pattern)
      await page.keyboard.press('Shift')
      await page.clock.resume()
      expect((await failed).status()).toBe(503)
      await page.waitForLoadState('networkidle')
      expect(await page.getByRole('main').innerText()).toBe(words)
      await carousel(page).getByRole('button', { name: 'Next picture' }).click()
      await expect.poll(() => firstInView(page)).toBe(2)
    })
  }
})
