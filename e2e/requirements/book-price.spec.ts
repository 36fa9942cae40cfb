import { test, expect, type Page } from '@playwright/test'
import { apartment, euro, house } from './facts'

async function chooseDates(page: Page, checkIn: string, checkOut: string) {
  await page.getByLabel('Check-in date').fill(checkIn)
  await page.getByLabel('Check-out date').fill(checkOut)
}

test('No price is shown until both dates are set', async ({ page }) => {
  await page.goto(`/book?property=${house.id}`)
  const price = page.locator('main').getByText(/nights? ×/)
  await expect(price).toHaveCount(0)
  await page.getByLabel('Check-in date').fill('2031-06-10')
  await expect(price).toHaveCount(0)
  await page.getByLabel('Check-out date').fill('2031-06-13')
  await expect(price).toBeVisible()
})

test('Three nights in the house show the price of a night and the total', async ({ page }) => {
  await page.goto('/book')
  await page.getByLabel(house.name).check()
  await chooseDates(page, '2031-06-10', '2031-06-13')
  await expect(page.getByText(`3 nights × ${euro(house.price)}`)).toBeVisible()
  await expect(page.getByText(euro(3 * house.price)).first()).toBeVisible()
})

test('Five nights in the apartment show the price of a night and the total', async ({ page }) => {
  await page.goto(`/book?property=${apartment.id}`)
  await chooseDates(page, '2031-06-10', '2031-06-15')
  await expect(page.getByText(new RegExp(`5 nights × ${euro(apartment.price)}`))).toBeVisible()
  await expect(page.getByText(euro(5 * apartment.price), { exact: true })).toBeVisible()
})

test('The apartment’s price counts while no property is chosen', async ({ page }) => {
  await page.goto('/book')
  await chooseDates(page, '2031-06-10', '2031-06-12')
  await expect(page.getByText(`2 nights × ${euro(apartment.price)}`)).toBeVisible()
})

test('The price follows when another property is chosen', async ({ page }) => {
  await page.goto(`/book?property=${apartment.id}`)
  await chooseDates(page, '2031-06-10', '2031-06-14')
  await expect(page.getByText(`4 nights × ${euro(apartment.price)}`)).toBeVisible()
  await page.getByLabel(house.name).check()
  await expect(page.getByText(`4 nights × ${euro(house.price)}`)).toBeVisible()
  await expect(page.getByText(euro(4 * house.price)).first()).toBeVisible()
  await expect(page.getByText(`4 nights × ${euro(apartment.price)}`)).toBeHidden()
})

test('The price follows when a date is changed and goes when it is cleared', async ({ page }) => {
  await page.goto(`/book?property=${house.id}`)
  await chooseDates(page, '2031-06-10', '2031-06-14')
  await page.getByLabel('Check-out date').fill('2031-06-20')
  await expect(page.getByText(/10 nights/).first()).toBeVisible()
  await page.getByLabel('Check-out date').fill('')
  await expect(page.locator('form').getByText(/nights ×/)).toHaveCount(0)
})

test('A large total has a thousands separator', async ({ page }) => {
  await page.goto(`/book?property=${house.id}`)
  await chooseDates(page, '2031-06-01', '2031-07-01')
  await expect(page.getByText(`30 nights × ${euro(house.price)}`)).toBeVisible()
  await expect(page.getByText(euro(30 * house.price)).first()).toBeVisible()
})

test('Check-out before check-in is accepted and gives the same nights', async ({ page }) => {
  await page.goto(`/book?property=${house.id}`)
  await chooseDates(page, '2031-06-13', '2031-06-10')
  await expect(page.getByText(`3 nights × ${euro(house.price)}`)).toBeVisible()
  await expect(page.locator('form button[type="submit"]')).toBeEnabled()
})

test('A clock change adds no night', async ({ page }) => {
  await page.goto(`/book?property=${apartment.id}`)
  // The last Sundays of March and October 2031.
  await chooseDates(page, '2031-03-29', '2031-03-31')
  await expect(page.getByText(/\b2 nights ×/)).toBeVisible()
  await chooseDates(page, '2031-10-25', '2031-10-27')
  await expect(page.getByText(/\b2 nights ×/)).toBeVisible()
  await expect(page.getByText(euro(2 * apartment.price)).first()).toBeVisible()
})

test('The number of guests does not change the price and is not checked against the capacity', async ({
  page,
}) => {
  await page.goto(`/book?property=${apartment.id}`)
  await chooseDates(page, '2031-06-10', '2031-06-13')
  for (let guests = 1; guests <= 8; guests++) {
    await page.getByLabel('Guests').selectOption(guests === 1 ? '1 guest' : `${guests} guests`)
    await expect(page.getByText(`3 nights × ${euro(apartment.price)}`)).toBeVisible()
    await expect(page.getByRole('button', { name: /request/i })).toBeEnabled()
  }
})

test('A stay in the past is accepted', async ({ page }) => {
  await page.goto(`/book?property=${house.id}`)
  await chooseDates(page, '2020-02-28', '2020-03-01')
  await expect(page.getByText(/\b2 nights/).first()).toBeVisible()
  await expect(page.locator('form button[type="submit"]')).toBeEnabled()
})

test('A year of five digits does not count as a date', async ({ page }) => {
  await page.goto(`/book?property=${house.id}`)
  await page.getByLabel('Check-in date').fill('2031-06-10')
  await page.getByLabel('Check-out date').fill('12031-06-13')
  await expect(page.locator('main').getByText(/nights? ×/)).toHaveCount(0)
  await expect(page.locator('form button[type="submit"]')).toBeDisabled()
})
