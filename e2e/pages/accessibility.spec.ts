import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { navigation } from '@/content/navigation'
import { pages } from '@/content/pages'
import { house } from '@/content/properties/house'
import { aWish, bookingForm, chooseStay, fillInGuest } from '../booking-form'
import { everyPage } from '../every-page'
import { arrow, startCarousel } from '../carousel'
import { audit, expect, test } from '../fixtures'

// Both the 404 page and the browser log the unknown path. Reduced motion keeps axe from measuring a colour during its
// transition.
test.use({ expectedError: /404/, contextOptions: { reducedMotion: 'reduce' } })

for (const { path } of everyPage) {
  test(`axe finds no violation on ${path}`, { tag: '@both' }, async ({ page }) => {
    await page.goto(path)
    await audit(page)
  })
}

test.describe('axe finds no violation', () => {
  test('in the menu of a phone', async ({ page }) => {
    await page.goto('/privacy')
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await audit(page)
  })

  test('in the accommodation menu', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/privacy')
    await page.getByRole('button', { name: navigation.accommodation.label }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: house.name })).toBeVisible()
    await audit(page)
  })

  test('with an answer open, at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/')
    await page.locator('summary').first().click()
    await expect(page.locator('details[open] p')).toBeVisible()
    await audit(page)
  })

  test('with the carousel moved, and in the viewer', async ({ page }) => {
    await page.goto('/house')
    const carousel = await startCarousel(page)
    await arrow(carousel, 'Next').click()
    // What still moves or fades would be measured on its way.
    const slides = carousel.locator('[aria-roledescription="slide"]')
    await expect(slides.first()).toHaveAttribute('inert', '')
    const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running')
    await expect.poll(() => page.evaluate(isMoving)).toBe(false)
    await audit(page, 'with the carousel moved')
    await slides.nth(1).getByRole('link').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await audit(page, 'in the viewer')
  })

  test('in a form that is filled in, with every hint', async ({ page }) => {
    await page.goto('/book')
    const { hints, swap } = bookingForm(page)
    await chooseStay(page, { checkIn: '2031-06-13', checkOut: '2031-06-13' })
    await expect(hints).toContainText('Check-in and check-out are the same day.')
    await audit(page, 'without a property, on one day')
    const hinted = { ...aWish, property: 'apartment', checkIn: '2024-06-16', guests: 8 } as const
    await chooseStay(page, { ...hinted, checkOut: '2024-06-13' })
    await fillInGuest(page)
    await expect(swap).toBeVisible()
    await audit(page, 'with past, reversed dates and too many guests')
  })

  test('in the confirmation of a request', async ({ page }) => {
    await page.goto('/thank-you?property=house&nights=3&total=1650&guests=4')
    await expect(page.getByRole('main')).toContainText('4 guests')
    await audit(page)
  })

  const modes = [
    [pages.book.path, { forcedColors: 'active' }],
    [pages.home.path, { reducedMotion: 'no-preference' }],
    [pages.home.path, { colorScheme: 'dark' }],
  ] as const
  for (const [path, mode] of modes) {
    test(`on ${path} with ${JSON.stringify(mode)}`, { tag: '@desktop' }, async ({ page }) => {
      await page.emulateMedia(mode)
      await page.goto(path)
      // axe compares the system's text colour with our background, which forced colours replace.
      await audit(page, '', 'forcedColors' in mode ? ['color-contrast'] : [])
    })
  }

  test('with text at 200 %', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/house')
    await doubleText(page)
    await audit(page)
  })
})

const doubleText = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'))

test.describe('in dark forced colours', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }))

  test('the calendar icon of a date field is light', async ({ page }) => {
    await page.goto(pages.book.path)
    const { x, y, width, height } = (await bookingForm(page).checkIn.boundingBox())!
    const icon = { x: x + width - 36, y: y + 4, width: 32, height: height - 8 }
    const { channels } = await sharp(await page.screenshot({ clip: icon })).stats()
    expect(channels[0]!.max).toBeGreaterThan(200)
  })

  for (const { path } of [pages.home, pages.book])
    test(`the line of today keeps its dark ink on the light drawing of ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('[data-today]')).toHaveCSS('border-left-color', 'rgb(13, 34, 48)')
    })
})
