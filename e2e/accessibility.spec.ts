import type { Page } from '@playwright/test'
import { navigation } from '@/content/navigation'
import { house } from '@/content/properties/house'
import { aWish, bookingForm, chooseStay, fillInGuest } from './booking-form'
import { entries } from './export'
import { audit, expect, test } from './fixtures'

// The 404 page writes the unknown path to the console, and so does the browser.
test.use({ expectedError: /404/, contextOptions: { reducedMotion: 'reduce' } })

const paths = entries.map(({ path }) => path)
const widths = [320, 390, 768, 1280, 1920]

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const path of paths) {
  test(`${path} has no barrier as delivered, at any width`, { tag: '@desktop' }, async ({ page }) => {
    test.slow()
    await page.route('**/*.js', (route) => route.fulfill({ body: '' }))
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await audit(page, `at ${width} px`)
      expect(await sideways(page), `${path} scrolls sideways at ${width} px`).toBe(0)
    }
  })

  test(`${path} has no barrier in any mode`, { tag: '@desktop' }, async ({ page }) => {
    test.slow()
    await page.goto(path)
    for (const mode of [
      { forcedColors: 'active' },
      { reducedMotion: 'no-preference' },
      { colorScheme: 'dark' },
    ] as const) {
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', ...mode })
      // axe compares the system's letters with the ground of our style sheet, which forced colours replace.
      await audit(page, `with ${JSON.stringify(mode)}`, 'forcedColors' in mode ? ['color-contrast'] : [])
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await audit(page, 'with text at 200 %')
    expect(await sideways(page), `${path} scrolls sideways with text at 200 %`).toBe(0)
  })
}

test.describe('no barrier', () => {
  test('in the menu of a phone', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/house')
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await audit(page)
  })

  test('in the accommodation menu', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/house')
    await page.getByRole('button', { name: navigation.accommodation.label }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: house.name })).toBeVisible()
    await audit(page)
  })

  test('with an answer open', async ({ page }) => {
    await page.goto('/')
    await page.locator('summary').first().click()
    await expect(page.locator('details[open] p')).toBeVisible()
    await audit(page)
  })

  test('with the slides moved', async ({ page }) => {
    await page.goto('/house')
    const carousel = page.getByRole('group', { name: 'Living', exact: true })
    await carousel.getByRole('button', { name: 'Next picture' }).hover()
    await expect(carousel.locator('[inert]').first()).toBeAttached()
    await carousel.getByRole('button', { name: 'Next picture' }).click()
    await expect(carousel.getByRole('paragraph')).toHaveText('2 of 4')
    await audit(page)
  })

  test('in a form that is filled in, with every hint shown', async ({ page }) => {
    await page.goto('/book')
    const hinted = { ...aWish, property: 'apartment', checkIn: '2024-06-16', guests: 8 } as const
    await chooseStay(page, { ...hinted, checkOut: '2024-06-13' })
    await fillInGuest(page)
    await expect(bookingForm(page).swap).toBeVisible()
    await audit(page)
  })

  for (const query of ['?property=house&nights=3&total=1650&guests=4', '?nights=2&total=1', '']) {
    test(`in the confirmation, ${query || 'bare'}`, async ({ page }) => {
      await page.goto(`/thank-you${query}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: 'Make Another Booking' })).toBeVisible()
      await audit(page)
    })
  }
})
