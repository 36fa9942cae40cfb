import { test, expect } from '@playwright/test'
import { apartment, email, euro, house } from './facts'

const total = 3 * house.price
const full = `/thank-you?property=${house.id}&nights=3&total=${total}&guests=2`

test('The confirmation shows duration, guests and total of the address @both', async ({ page }) => {
  await page.goto(full)
  const main = page.locator('main')
  await expect(main.getByText(/3 nights/).first()).toBeVisible()
  await expect(main.getByText(/2 guests/).first()).toBeVisible()
  await expect(main.getByText(euro(total)).first()).toBeVisible()
})

test('The confirmation names the property of the address', async ({ page }) => {
  await page.goto(`/thank-you?property=${apartment.id}&nights=2&total=${2 * apartment.price}&guests=1`)
  await expect(page.locator('main').getByText(apartment.name).first()).toBeVisible()
  await expect(page.locator('main').getByText(house.name)).toHaveCount(0)
})

test('The order of the query does not matter', async ({ page }) => {
  await page.goto(`/thank-you?guests=4&total=${total}&nights=3&property=${house.id}`)
  await expect(page.getByText('3 nights').first()).toBeVisible()
  await expect(page.getByText('4 guests').first()).toBeVisible()
})

test('Without a query there is no duration, no number of guests and no total', async ({ page }) => {
  await page.goto('/thank-you')
  const main = page.locator('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText(/\d+ nights?/)).toHaveCount(0)
  await expect(main.getByText(/\d+ guests?/)).toHaveCount(0)
  await expect(main.getByText(/€\d/)).toHaveCount(0)
})

test('With only the nights in the address, only the duration is shown', async ({ page }) => {
  await page.goto('/thank-you?nights=5')
  const main = page.locator('main')
  await expect(main.getByText(/5 nights/).first()).toBeVisible()
  await expect(main.getByText(/\d guests?/)).toHaveCount(0)
  await expect(main.getByText(/€\d/)).toHaveCount(0)
})

test('With only the guests or only the total in the address, only that is shown', async ({ page }) => {
  await page.goto('/thank-you?guests=1')
  await expect(
    page
      .locator('main')
      .getByText(/\b1 guest\b/)
      .first(),
  ).toBeVisible()
  await expect(page.locator('main').getByText(/€\d/)).toHaveCount(0)
  await page.goto('/thank-you?total=1240')
  await expect(page.getByText(euro(1240)).first()).toBeVisible()
  await expect(page.locator('main').getByText(/\d nights?/)).toHaveCount(0)
})

test('An odd query does no harm', async ({ page }) => {
  for (const query of [
    'nights=abc&total=xyz&guests=',
    'property=castle',
    'nights=%3Cb%3E3%3C/b%3E&total=NaN',
  ]) {
    await page.goto(`/thank-you?${query}`)
    await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/NaN|undefined|null|Infinity|castle/)
  }
})

test('“Return Home” leads home and “Make Another Booking” to the booking form', async ({ page }) => {
  await page.goto(full)
  await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Make Another Booking' }).click()
  await expect(page).toHaveURL('/book')
})

test('The confirmation promises contact within 24 hours with payment instructions', async ({ page }) => {
  await page.goto('/thank-you')
  await expect(page.getByText(/within 24 hours/)).toBeVisible()
  await expect(page.getByText(/payment instructions/)).toBeVisible()
})

test('The confirmation says that nothing has reached the owner yet and offers an email, a copy and a calendar entry', async ({
  page,
}) => {
  await page.goto('/book')
  await page.getByLabel(house.name).check()
  await page.getByLabel('Check-in date').fill('2031-06-10')
  await page.getByLabel('Check-out date').fill('2031-06-13')
  await page.getByLabel('Full name').fill('Mary')
  await page.getByLabel('Email address').fill('mary@example.com')
  await page.getByLabel('Phone number').fill('0871234567')
  await page.getByRole('button', { name: /request/i }).click()
  const main = page.locator('main')
  await expect(main.getByText(/has(n’t| not)? reached us/i).first()).toBeVisible()
  await expect(main.locator(`a[href^="mailto:${email}"]`).first()).toBeVisible()
  await expect(main.getByRole('button', { name: /copy/i }).first()).toBeVisible()
  await expect(main.getByText(/calendar/i).first()).toBeVisible()
})
