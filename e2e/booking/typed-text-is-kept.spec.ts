import { apartment } from '@/content/properties/apartment'
import { house } from '@/content/properties/house'
import { euro } from '@/lib/format'
import {
  bookingForm,
  chooseStay,
  fieldsOf,
  fieldsOfWish,
  fillInGuest,
  holdScripts,
  request,
} from '../booking-form'
import { expect, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('before hydration', () => {
  test('typed text is kept, and counts after hydration', async ({ page }) => {
    const letScriptsGo = await holdScripts(page)
    await page.goto('/book?property=apartment', { waitUntil: 'commit' })
    await chooseStay(page)
    await fillInGuest(page)
    letScriptsGo()
    const { submit, statuses } = bookingForm(page)
    await expect(submit).toBeEnabled()
    await expect(statuses.last()).toContainText(euro(3 * house.nightlyPrice))
    expect(await fieldsOf(page)).toEqual(fieldsOfWish)
  })

  test('Enter and a click on the button put nothing into the address', async ({ page }) => {
    const letScriptsGo = await holdScripts(page)
    await page.goto('/book', { waitUntil: 'commit' })
    await chooseStay(page)
    await fillInGuest(page)
    const { name, checkIn, submit } = bookingForm(page)
    await name.press('Enter')
    await checkIn.press('Enter')
    await submit.click({ force: true })
    // After a reload Firefox restores the button as enabled.
    await submit.evaluate((button: HTMLButtonElement) => (button.disabled = false))
    await name.press('Enter')
    await submit.click()
    await expect(page).toHaveURL('/book')
    expect(await fieldsOf(page)).toEqual(fieldsOfWish)

    letScriptsGo()
    await expect(bookingForm(page).statuses.last()).toContainText('3 nights')
    await name.press('Enter')
    await expect(page).toHaveURL(/\/thank-you\?/)
  })
})

test('typed text is kept on Back from the confirmation', async ({ page }) => {
  await page.goto('/book')
  await request(page)
  await page.goBack()
  await expect(page).toHaveURL('/book')
  await expect(bookingForm(page).submit).toBeEnabled()
  expect(await fieldsOf(page)).toEqual(fieldsOfWish)
})

test('after Back from the confirmation another request can be made', async ({ page }) => {
  await page.goto('/book')
  await request(page)
  await page.goBack()
  await bookingForm(page).property('apartment').check()
  await bookingForm(page).submit.click()
  await expect(page).toHaveURL(/property=apartment&nights=3/)
  await expect(page.getByRole('main')).toContainText(apartment.name)
  await page.goBack()
  await expect(page).toHaveURL('/book')
  await expect(bookingForm(page).property('apartment')).toBeChecked()
})

test('typed text is kept on Back from another page', async ({ page }) => {
  await page.goto('/book?property=apartment')
  await chooseStay(page)
  await fillInGuest(page)
  await page.getByRole('contentinfo').getByRole('link', { name: house.name }).click()
  await expect(page).toHaveURL(house.path)
  await page.goBack()
  await expect(bookingForm(page).submit).toBeEnabled()
  expect(await fieldsOf(page)).toEqual(fieldsOfWish)
})

test('typed text is kept when a link leads to the contact details of the same page', async ({ page }) => {
  await page.goto('/book')
  await chooseStay(page)
  await fillInGuest(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/book#contact')
  expect(await fieldsOf(page)).toEqual(fieldsOfWish)
})
