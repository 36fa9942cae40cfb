import { test, expect, type Page } from '@playwright/test'
import { apartment, house } from './facts'

async function fillPerson(page: Page) {
  await page.getByLabel('Full name').fill('Mary O’Neill')
  await page.getByLabel('Email address').fill('mary@example.com')
  await page.getByLabel('Phone number').fill('+353 87 123 4567')
}

async function fillStay(page: Page, name: string, checkIn: string, checkOut: string) {
  await page.getByRole('radio', { name }).check()
  await page.getByLabel('Check-in date').fill(checkIn)
  await page.getByLabel('Check-out date').fill(checkOut)
}

test('Submitting goes to the confirmation with property, nights, total and guests in the query @both', async ({
  page,
}) => {
  await page.goto('/book')
  await fillStay(page, house.name, '2031-06-10', '2031-06-13')
  await fillPerson(page)
  await page.getByRole('button', { name: /request/i }).click()
  await expect(page).toHaveURL(/\/thank-you\?/)
  const total = 3 * house.price
  expect(new URL(page.url()).search).toBe(`?property=${house.id}&nights=3&total=${total}&guests=2`)
})

test('The number of guests chosen arrives at the confirmation, even above the capacity', async ({ page }) => {
  await page.goto(`/book?property=${apartment.id}`)
  await fillPerson(page)
  await page.getByLabel('Guests').selectOption('8 guests')
  await page.getByLabel('Special requests').fill('Late arrival')
  await page.getByLabel('Check-in date').fill('2031-06-10')
  await page.getByLabel('Check-out date').fill('2031-06-12')
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/guests=8/)
  await expect(page.getByText(/8 guests/).first()).toBeVisible()
})

test('Reversed dates can be submitted and give the absolute number of nights', async ({ page }) => {
  await page.goto('/book')
  await fillPerson(page)
  await fillStay(page, apartment.name, '2031-06-17', '2031-06-10')
  await page.getByRole('button', { name: /request/i }).click()
  await expect(page).toHaveURL(new RegExp(`property=${apartment.id}&nights=7&total=${7 * apartment.price}&`))
})

test('Pressing Enter in a field submits the form', async ({ page }) => {
  await page.goto('/book')
  await fillStay(page, house.name, '2031-06-10', '2031-06-11')
  await fillPerson(page)
  await page.getByLabel('Phone number').press('Enter')
  await expect(page).toHaveURL(/\/thank-you\?property=.*nights=1&/)
})

test('Pressing Enter in a field submits nothing while the submit button is disabled', async ({ page }) => {
  await page.goto('/book')
  await fillPerson(page)
  await page.getByLabel('Full name').press('Enter')
  await expect(page.locator('form button[type="submit"]')).toBeDisabled()
  await expect(page).toHaveURL('/book')
})

test('The form can be filled in and sent with the keyboard alone', async ({ page }) => {
  await page.goto('/book')
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio').first()).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').last()).toBeChecked()
  await page.getByLabel('Check-in date').fill('2031-06-10')
  await page.getByLabel('Check-out date').fill('2031-06-13')
  await page.getByLabel('Full name').focus()
  await page.keyboard.type('Mary')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Email address')).toBeFocused()
  await page.keyboard.type('mary@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0871234567')
  await page.getByRole('button', { name: /request/i }).press('Enter')
  await expect(page).toHaveURL(/\/thank-you/)
})

test('The browser keeps the form from being sent without a name or with a malformed email address', async ({
  page,
}) => {
  await page.goto('/book')
  await fillStay(page, house.name, '2031-06-10', '2031-06-13')
  await page.getByLabel('Email address').fill('mary@example.com')
  await page.getByLabel('Phone number').fill('0871234567')
  await page.getByRole('button', { name: /request/i }).click()
  await expect(page).toHaveURL('/book')
  await expect(page.getByLabel('Full name')).toBeFocused()
  await page.getByLabel('Full name').fill('Mary')
  await page.getByLabel('Email address').fill('mary at example')
  await page.getByRole('button', { name: /request/i }).click()
  await expect(page).toHaveURL('/book')
  await page.getByLabel('Email address').fill('mary@example.com')
  await page.getByRole('button', { name: /request/i }).click()
  await expect(page).toHaveURL(/thank-you/)
})

test('The name, the email address and the phone number do not get into the query', async ({ page }) => {
  await page.goto(`/book?property=${house.id}`)
  await page.getByLabel('Check-in date').fill('2031-06-10')
  await page.getByLabel('Check-out date').fill('2031-06-13')
  await fillPerson(page)
  await page.getByRole('button', { name: /request/i }).click()
  await expect(page).toHaveURL(/thank-you/)
  expect(page.url()).not.toMatch(/mary|example|neill|4567/i)
})

test('Submitting sends nothing to a server but the navigation', async ({ page }) => {
  await page.goto('/book')
  await fillStay(page, house.name, '2031-06-10', '2031-06-13')
  await fillPerson(page)
  const sent: string[] = []
  page.on('request', (request) => {
    const call = ['fetch', 'xhr', 'ping', 'websocket'].includes(request.resourceType())
    if (call || request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  await page.getByRole('button', { name: /request/i }).click()
  await expect(page).toHaveURL(/thank-you/)
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
  expect(sent).toEqual([])
})
