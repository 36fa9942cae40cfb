import { test, expect } from '@playwright/test'
import { house } from './facts'

test.beforeEach(async ({ page }) => {
  await page.goto(house.path)
})

test('The page of the house says how many guests it takes', async ({ page }) => {
  await expect(page.locator('main')).toContainText(new RegExp(`${house.capacity} guests`, 'i'))
})

test.describe('the example', () => {
  test('The house has 4 bedrooms and 4 bathrooms at the waterfront', async ({ page }) => {
    await expect(page.getByText(/4 bedrooms/i).first()).toBeVisible()
    await expect(page.getByText(/4 bathrooms/i).first()).toBeVisible()
    await expect(
      page
        .locator('main')
        .getByText(/waterfront/i)
        .first(),
    ).toBeVisible()
  })

  test('The amenities of the house include an infinity pool, a hot tub and a fireplace', async ({ page }) => {
    const main = page.locator('main')
    for (const amenity of [/infinity pool/i, /hot tub/i, /fireplace/i]) {
      await expect(main.getByText(amenity).first()).toBeVisible()
    }
  })

  test('The house has seven galleries, each with a heading', async ({ page }) => {
    const galleries = [
      /pool.*hot tub/i,
      /living/i,
      /outdoor/i,
      /dining.*kitchen/i,
      /bedrooms?/i,
      /bathrooms?/i,
    ]
    for (const name of [...galleries, /exterior.*views/i]) {
      await expect(page.locator('main').getByRole('heading', { name }).first()).toBeVisible()
    }
  })
})
