import { test, expect } from '@playwright/test'

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
