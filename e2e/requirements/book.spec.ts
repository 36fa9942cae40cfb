import { test, expect } from '@playwright/test'
import { apartment, checkIn, checkOut, email, house, phone, propertyCount } from './facts'

test('The property is a radio group with a button for each property, none selected at first', async ({
  page,
}) => {
  await page.goto('/book')
  const group = page.getByRole('radiogroup', { name: 'Property' })
  await expect(group.getByRole('radio')).toHaveCount(propertyCount)
  await expect(group.getByRole('radio', { name: house.name })).not.toBeChecked()
  await expect(group.getByRole('radio', { name: apartment.name })).not.toBeChecked()
})

test('The address selects the property', async ({ page }) => {
  await page.goto(`/book?property=${house.id}`)
  await expect(page.getByRole('radio', { name: house.name })).toBeChecked()
  await page.goto(`/book?property=${apartment.id}`)
  await expect(page.getByRole('radio', { name: apartment.name })).toBeChecked()
})

test('Guests can be chosen from “1 guest” to “8 guests”', async ({ page }) => {
  await page.goto('/book')
  const options = page.getByLabel('Guests').locator('option')
  await expect(options).toHaveText([
    '1 guest',
    '2 guests',
    '3 guests',
    '4 guests',
    '5 guests',
    '6 guests',
    '7 guests',
    '8 guests',
  ])
})

test('There are 2 guests at first', async ({ page }) => {
  await page.goto('/book')
  await expect(page.getByRole('combobox', { name: 'Guests' })).toHaveValue('2')
})

test('The dates, the email address, the phone number and the special requests have fields of their type', async ({
  page,
}) => {
  await page.goto('/book')
  for (const label of ['Check-in date', 'Check-out date']) {
    await expect(page.getByLabel(label)).toHaveAttribute('type', 'date')
    await expect(page.getByLabel(label)).toHaveValue('')
  }
  await expect(page.getByLabel('Email address')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Phone number')).toHaveAttribute('type', 'tel')
  await expect(page.locator('form textarea')).toHaveCount(1)
})

test('All fields but guests and special requests are required', async ({ page }) => {
  await page.goto('/book')
  const labels = ['Check-in date', 'Check-out date', 'Full name', 'Email address', 'Phone number']
  for (const label of labels) {
    await expect(page.getByLabel(label)).toHaveAttribute('required')
  }
  await expect(page.locator('form input[type="radio"]').first()).toHaveAttribute('required')
  await expect(page.getByLabel('Special requests')).not.toHaveAttribute('required')
})

test('There is one submit button after all fields, with “request” in its name', async ({ page }) => {
  await page.goto('/book')
  await expect(page.locator('form button[type="submit"]')).toHaveCount(1)
  await expect(page.locator('form').getByRole('button', { name: /request/i })).toBeVisible()
  const last = await page.getByLabel('Special requests').boundingBox()
  const button = await page.locator('form button[type="submit"]').boundingBox()
  expect(button!.y).toBeGreaterThan(last!.y)
})

test('The submit button is disabled until property and both dates are chosen', async ({ page }) => {
  await page.goto('/book')
  const submit = page.locator('form button[type="submit"]')
  await expect(submit).toBeDisabled()
  await page.getByLabel(house.name).check()
  await expect(submit).toBeDisabled()
  await page.getByLabel('Check-in date').fill('2031-06-10')
  await expect(submit).toBeDisabled()
  await page.getByLabel('Check-out date').fill('2031-06-13')
  await expect(submit).toBeEnabled()
})

test('The submit button is disabled while only the dates are set', async ({ page }) => {
  await page.goto('/book')
  await page.getByLabel('Check-out date').fill('2031-06-13')
  await page.getByLabel('Check-in date').fill('2031-06-10')
  await expect(page.getByRole('button', { name: /request/i })).toBeDisabled()
  await page.getByLabel(apartment.name).check()
  await expect(page.getByRole('button', { name: /request/i })).toBeEnabled()
})

test('The submit button is disabled again when a date is cleared', async ({ page }) => {
  await page.goto(`/book?property=${house.id}`)
  const submit = page.locator('form button[type="submit"]')
  await page.getByLabel('Check-in date').fill('2031-06-10')
  await page.getByLabel('Check-out date').fill('2031-06-13')
  await expect(submit).toBeEnabled()
  await page.getByLabel('Check-in date').fill('')
  await expect(submit).toBeDisabled()
})

test('The booking page names the hours of check-in and check-out', async ({ page }) => {
  await page.goto('/book')
  const main = page.locator('main')
  await expect(main.getByText(new RegExp(checkIn)).first()).toBeVisible()
  await expect(main.getByText(new RegExp(checkOut)).first()).toBeVisible()
})

test('The form says “Secure payment via Stripe”', async ({ page }) => {
  await page.goto('/book')
  await expect(page.getByText('Secure payment via Stripe')).toBeVisible()
})

test('The contact card has a phone link and an email link', async ({ page }) => {
  await page.goto('/book')
  const card = page.locator('#contact')
  await expect(card.getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.href)
  await expect(card.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
})

test('The address with #contact leads to the contact card @both', async ({ page }) => {
  await page.goto('/book#contact')
  await expect(page.locator('#contact')).toBeInViewport()
})
