import { house } from '@/content/properties/house'
import { euro } from '@/lib/format'
import { aWish, bookingForm, chooseStay, fillInGuest } from '../booking-form'
import { expect, test } from '../fixtures'

// axe would measure a button's colour half way between two.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the keyboard alone makes a request', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/book')
  const tabTo = async (name: string) => {
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    for (let presses = 0; presses < 40 && (await at()) !== name; presses += 1)
      await page.keyboard.press('Tab')
    expect(await at()).toBe(name)
  }
  await tabTo('property')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  // Day and month are the same: browsers disagree on their order.
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
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/property=apartment&nights=31&total=\d+&guests=3$/)
})

test.describe('the bar on phones', () => {
  test('comes once there is something to request, and makes room for typing', async ({ page }) => {
    await page.goto('/book?property=house')
    const { bar, checkOut, name, submit } = bookingForm(page)
    await chooseStay(page, { checkIn: aWish.checkIn })
    await expect(bar).toHaveCount(0)
    await checkOut.fill(aWish.checkOut)
    await expect(bar).toContainText(euro(3 * house.nightlyPrice))
    await expect(bar).toContainText('3 nights, 2 guests')
    await name.tap()
    await expect(bar).toBeHidden()
    await name.blur()
    await expect(bar).toBeVisible()
    await submit.scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
  })

  test('requests by touch alone, and lets the browser ask for what is missing', async ({ page }) => {
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

  test('leaves the foot of the page free', async ({ page }) => {
    await page.goto('/book?property=house')
    await chooseStay(page)
    const { bar } = bookingForm(page)
    // The plan grows when the form is hydrated, and the bar appears with it.
    await expect(bar).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(bar).toBeVisible()
    const foot = (await page.getByRole('contentinfo').boundingBox())!
    expect(foot.y + foot.height).toBeCloseTo((await bar.boundingBox())!.y, 0)
  })
})
