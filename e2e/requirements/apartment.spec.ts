import { test, expect } from '@playwright/test'
import { apartment } from './facts'

test('The page of the apartment says how many guests it takes', async ({ page }) => {
  await page.goto(apartment.path)
  await expect(page.locator('main').getByText(`${apartment.capacity} guests`).first()).toBeVisible()
})

test.describe('the example', () => {
  test('The apartment has 2 bedrooms, 2 bathrooms and 5 beds', async ({ page }) => {
    await page.goto(apartment.path)
    await expect(page.getByText(/2 bedrooms/i).first()).toBeVisible()
    await expect(page.getByText(/2 bathrooms/i).first()).toBeVisible()
    await expect(page.getByText(/5 beds/i).first()).toBeVisible()
  })

  test('The apartment has ocean views and a full kitchen', async ({ page }) => {
    await page.goto(apartment.path)
    await expect(page.locator('main').getByText('ocean views').first()).toBeVisible()
    await expect(page.locator('main').getByText('full kitchen').first()).toBeVisible()
  })
})
