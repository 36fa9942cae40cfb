import type { Locator } from '@playwright/test'
import { bookingForm, chooseStay, fillInGuest } from '../booking-form'
import { expect, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a request can be made with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/book')
  const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  for (const [name, ...keys] of [
    ['property', 'Space', 'ArrowDown'],
    // Day and month have the same number, because their order depends on the browser.
    ['checkIn', ...'11112031'],
    ['checkOut', ...'12122031'],
    ['guests', 'ArrowDown'],
    ['name', ...'Aoife'],
    ['email', ...'aoife@guest.example'],
    ['phone', ...'0740000001', 'Enter'],
  ]) {
    for (let presses = 0; presses < 40 && (await focusedName()) !== name; presses += 1)
      await page.keyboard.press('Tab')
    expect(await focusedName()).toBe(name)
    for (const key of keys) await page.keyboard.press(key)
  }
  await expect(page).toHaveURL(/property=apartment&nights=31&total=\d+&guests=3$/)
})

/** The distance of the foot of the form from that of the viewport, in pixels: 0 while it sticks there. */
const distanceOfFoot = (submit: Locator) =>
  submit.evaluate((button) => Math.round(innerHeight - button.parentElement!.getBoundingClientRect().bottom))

test('the foot of the form on phones ends with the form, stays in view, gives way to a keyboard, submits by touch, and lets the browser ask for missing fields', async ({
  page,
}) => {
  await page.goto('/book?property=house')
  const { submit, checkIn, name, requests, guests } = bookingForm(page)
  await expect(submit).toBeDisabled()
  expect(await distanceOfFoot(submit)).toBeLessThan(0)
  await chooseStay(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => distanceOfFoot(submit)).toBeGreaterThan(0)
  for (const field of [checkIn, guests]) {
    await field.focus()
    await expect.poll(() => distanceOfFoot(submit)).toBe(0)
  }
  await submit.tap()
  await expect(name).toBeFocused()
  for (const field of [name, requests]) {
    await field.focus()
    await expect.poll(() => distanceOfFoot(submit)).toBeLessThan(0)
  }
  await fillInGuest(page)
  await checkIn.focus()
  await submit.tap()
  await expect(page).toHaveURL(/\/thank-you\?property=house&nights=3/)
})

test('on a laptop the button of a stay of a week is in view', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/book?property=house#checkIn=2031-06-13&checkOut=2031-06-20&guests=2')
  const { submit } = bookingForm(page)
  await expect(submit).toBeEnabled()
  await expect(submit).toBeInViewport({ ratio: 1 })
})
