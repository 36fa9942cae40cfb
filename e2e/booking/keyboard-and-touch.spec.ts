import type { Locator } from '@playwright/test'
import { aWish, bookingForm, chooseStay, fillInGuest } from '../booking-form'
import { expect, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a request can be made with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/book')
  const tabTo = async (name: string) => {
    const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    for (let presses = 0; presses < 40 && (await focusedName()) !== name; presses += 1)
      await page.keyboard.press('Tab')
    expect(await focusedName()).toBe(name)
  }
  await tabTo('property')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  // Day and month have the same number, because their order depends on the browser.
  await tabTo('checkIn')
  await page.keyboard.type('11112031')
  await tabTo('checkOut')
  await page.keyboard.type('12122031')
  await tabTo('guests')
  await page.keyboard.press('ArrowDown')
  await tabTo('name')
  await page.keyboard.type('Aoife')
  await tabTo('email')
  await page.keyboard.type('aoife@guest.example')
  await tabTo('phone')
  await page.keyboard.type('0740000001')
  // Before hydration Enter does nothing.
  await expect(bookingForm(page).submit).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/property=apartment&nights=31&total=\d+&guests=3#/)
})

test.describe('the bar on phones', () => {
  test('submits by touch, and lets the browser ask for missing fields', async ({ page }) => {
    await page.goto('/book')
    const { bar, property, checkIn, checkOut, name } = bookingForm(page)
    await property('house').tap()
    await checkIn.fill(aWish.checkIn)
    await checkOut.fill(aWish.checkOut)
    await bar.getByRole('button').tap()
    await expect(name).toBeFocused()
    await fillInGuest(page)
    await checkIn.focus()
    await bar.getByRole('button').tap()
    await expect(page).toHaveURL(/\/thank-you\?property=house&nights=3/)
  })

  test('covers nothing of the footer, which ends the page', async ({ page }) => {
    await page.goto('/book?property=house')
    await chooseStay(page)
    const { bar } = bookingForm(page)
    // Hydration makes the plan higher, and the bar appears with it.
    await expect(bar).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(bar).toBeVisible()
    const footer = page.getByRole('contentinfo')
    const bottomOf = async (locator: Locator) => {
      const { y, height } = (await locator.boundingBox())!
      return y + height
    }
    await expect.poll(() => bottomOf(footer)).toBeCloseTo(page.viewportSize()!.height, 0)
    const { y } = (await bar.boundingBox())!
    expect(await bottomOf(footer.getByRole('paragraph').last())).toBeLessThanOrEqual(y)
  })
})
