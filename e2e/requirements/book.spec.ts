import { test, expect, type Page } from '@playwright/test'
import { maxGuests } from '@/content/booking'
import { fillIn, submit } from '../booking-form'
import { second as apartment, email, euro, first as house, phone, properties } from '../content'

/** Expects the nights, the price of a night and the total; a minus or another digit before them would be another amount. */
async function expectPrice(page: Page, nights: number, price: string, total: string) {
  const counted = nights === 1 ? '1 night' : `${nights} nights`
  const shown = (text: RegExp) => page.getByRole('main').getByText(text).filter({ visible: true }).first()
  const priced = new RegExp(`(?<![-−\\d])${counted} × ${price}(?![,.]?\\d)`)
  await expect.soft(shown(priced), `${counted} × ${price}`).toBeVisible()
  const summed = new RegExp(`(?<![-−\\d,.])${total}(?!,?\\d)`)
  await expect.soft(shown(summed), `total ${total}`).toBeVisible()
}

test('The form has its fields, of their type, required but for guests and special requests, and one submit button after them', async ({
  page,
}) => {
  await page.goto('/book')
  const property = page.getByRole('combobox', { name: 'Property' })
  await expect.soft(property).toHaveValue('')
  await expect.soft(property).toHaveAttribute('required')
  await expect.soft(property.locator('option')).toHaveCount(1 + properties.length)
  for (const { id, name, nightlyPrice } of properties)
    await expect
      .soft(property.locator(`option[value="${id}"]`))
      .toHaveText(`${name}, ${euro(nightlyPrice)} a night`)
  for (const [label, type] of [
    ['Check-in date', 'date'],
    ['Check-out date', 'date'],
    ['Full name', 'text'],
    ['Email address', 'email'],
    ['Phone number', 'tel'],
  ] as const) {
    await expect.soft(page.getByLabel(label)).toHaveAttribute('type', type)
    await expect.soft(page.getByLabel(label)).toHaveAttribute('required')
    await expect.soft(page.getByLabel(label)).toHaveValue('')
  }
  const guests = page.getByRole('combobox', { name: 'Guests' })
  await expect.soft(guests).toHaveValue('2')
  await expect
    .soft(guests.locator('option'))
    .toHaveText(['1 guest', ...Array.from({ length: maxGuests - 1 }, (_, index) => `${index + 2} guests`)])
  const requests = page.getByLabel('Special requests')
  await expect.soft(page.locator('form textarea')).toHaveCount(1)
  await expect.soft(requests).not.toHaveAttribute('required')
  await expect.soft(page.locator('form [type="submit"]')).toHaveCount(1)
  await expect.soft(submit(page)).toBeVisible()
  const named = page.locator('form [name]')
  const order = await named.evaluateAll((all) => all.map((each) => each.getAttribute('name')))
  expect.soft(order.join(' ')).toBe('property checkIn checkOut guests name email phone requests')
  const last = (await requests.boundingBox())!
  expect.soft((await submit(page).boundingBox())!.y).toBeGreaterThan(last.y)
})

test('The booking page has a contact card at #contact', async ({ page }) => {
  await page.goto('/book#contact')
  const card = page.locator('#contact')
  await expect.soft(card).toBeInViewport()
  await expect.soft(card.getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.href)
  await expect.soft(card.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
})

test('The address selects the property', async ({ page }) => {
  for (const { id } of [house, apartment]) {
    await page.goto(`/book?property=${id}`)
    await expect.soft(page.getByLabel('Property')).toHaveValue(id)
  }
})

test('The submit button is disabled while property, check-in or check-out is missing', async ({ page }) => {
  await page.goto('/book')
  await expect(submit(page)).toBeDisabled()
  await fillIn(page, { checkIn: '2031-06-10', checkOut: '2031-06-13' })
  await expect(submit(page)).toBeDisabled()
  await page.getByLabel('Property').selectOption(house.id)
  await expect(submit(page)).toBeEnabled()
  for (const label of ['Check-in date', 'Check-out date']) {
    await fillIn(page, { checkIn: '2031-06-10', checkOut: '2031-06-13' })
    await expect(submit(page)).toBeEnabled()
    await page.getByLabel(label).fill('')
    await expect(submit(page)).toBeDisabled()
  }
})

test('A price is shown once both dates are set; it is the apartment’s while no property is chosen, and follows every change', async ({
  page,
}) => {
  await page.goto('/book')
  const priced = page.getByRole('main').getByText(/nights? ×/)
  await expect(priced).toHaveCount(0)
  await page.getByLabel('Check-in date').fill('2031-06-10')
  await expect(priced).toHaveCount(0)
  await page.getByLabel('Check-out date').fill('2031-06-12')
  await expectPrice(page, 2, euro(apartment.nightlyPrice), euro(2 * apartment.nightlyPrice))

  for (const { id, nightlyPrice: price } of [house, apartment, house]) {
    await page.getByLabel('Property').selectOption(id)
    await expectPrice(page, 2, euro(price), euro(2 * price))
  }
  await fillIn(page, { checkIn: '2020-03-01', checkOut: '2020-02-28' })
  await expectPrice(page, 2, euro(house.nightlyPrice), euro(2 * house.nightlyPrice))
  await expect.soft(submit(page)).toBeEnabled()
})
