import { test, expect } from '@playwright/test'
import { apartment, house } from './facts'

test('The page of the apartment says how many guests it takes', async ({ page }) => {
  await page.goto(apartment.path)
  await expect(page.locator('main').getByText(`${apartment.capacity} guests`).first()).toBeVisible()
})

test('The page of the apartment links to the form with the apartment selected', async ({ page }) => {
  await page.goto(apartment.path)
  await page.locator('main').getByRole('link', { name: /book/i }).first().click()
  await expect(page).toHaveURL(`/book?property=${apartment.id}`)
  await expect(page.getByRole('radio', { name: apartment.name })).toBeChecked()
})

test('The page of the apartment links to the house', async ({ page }) => {
  await page.goto(apartment.path)
  await page.locator('main').locator(`a[href="${house.path}"]`).last().click()
  await expect(page).toHaveURL(house.path)
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

  test('The grid of the apartment has 12 pictures', async ({ page }) => {
    await page.goto(apartment.path)
    expect(await page.locator('main').getByRole('img').count()).toBeGreaterThanOrEqual(12)
  })
})
