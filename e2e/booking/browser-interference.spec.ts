import { content } from '@/app/_shared/content'
import { euro } from '@/lib/format'
import { aWish, bookingForm, chooseStay, fillInGuest } from '../booking-form'
import { expect, test } from '../fixtures'
import { untilHydrated } from '../hydration'
import { translate } from '../translation'
import { house } from '../properties'

const { booking, formWords } = content

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a translated page, with nodes of an extension beside its fields, keeps working, and shows no stale price', async ({
  page,
}) => {
  await page.goto('/book')
  const form = bookingForm(page)
  // Before hydration React would report the nodes in the console and render the form again.
  await untilHydrated(page)
  await page.locator('input, textarea').evaluateAll((fields) => {
    for (const field of fields) field.after(document.createElement('span'))
  })
  await page.evaluate(translate)
  const price = form.price
  const total = (nights: number) => euro(nights * house.nightlyPrice)
  await chooseStay(page, { ...aWish, checkOut: '2031-06-10' })
  await expect(form.plan).toContainText(total(3))
  await form.swap.click()
  await form.checkOut.fill('2031-06-25')
  await expect(price).toContainText('15 nights')
  await expect(form.plan).toContainText(total(15))
  await form.checkOut.fill('')
  await expect(price).toHaveText(`${euro(house.nightlyPrice)} a night`)
  await form.checkOut.fill('2031-06-11')
  await expect(price).toContainText('1 night ')
  await expect(form.plan).toContainText(total(1))
  await form.guests.selectOption('8')
  await expect(form.plan).toContainText('8 guests')

  await fillInGuest(page)
  await form.submit.click()
  await expect(page.getByRole('main')).toContainText(`1 night, 8 guests, ${total(1)} in all.`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to book, and shows neither form nor plan', async ({ page }) => {
    await page.goto('/book')
    for (const field of await page.locator('input, select, textarea, button[type=submit]').all())
      await expect(field).toBeHidden()
    await expect(page.getByRole('heading', { name: booking.withoutScript.heading })).toBeVisible()
    await expect(page.getByRole('heading', { name: formWords.plan.heading, exact: true })).toBeHidden()
  })
})
