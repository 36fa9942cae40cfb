import { test, expect } from '@playwright/test'
import { apartment, house } from './facts'

test('An unknown address answers 404 and shows “404” and “Oops! Page not found”', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
})

test('The link “Return to Home” leads home', async ({ page }) => {
  await page.goto('/no-such-page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Oops! Page not found')).toHaveCount(0)
})

test('The 404 page logs the unknown path to the console', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/some/unknown-path')
  await expect.poll(() => logged.join('\n')).toContain('/some/unknown-path')
})

test('No other page reports an error to the console', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  for (const path of ['/', house.path, apartment.path, '/blogs', '/book', '/thank-you']) {
    await page.goto(path)
    await expect(page.locator('main')).toBeVisible()
  }
  expect(errors).toEqual([])
})

test('The pages on accessibility and privacy exist', async ({ page }) => {
  await page.goto('/accessibility')
  await expect(page.getByRole('heading', { name: /accessibility/i }).first()).toBeVisible()
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: /privacy/i }).first()).toBeVisible()
})
