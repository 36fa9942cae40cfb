import { test, expect } from '@playwright/test'
import { second as apartment, first as house } from '../content'

for (const [one, other] of [
  [house, apartment],
  [apartment, house],
] as const)
  test(`${one.path} says how many guests it takes, and links to its booking and to ${other.path}`, async ({
    page,
  }) => {
    await page.goto(one.path)
    const main = page.getByRole('main')
    await expect.soft(main).toContainText(new RegExp(`(?<!\\d)${one.capacity}\\s*guests`, 'i'))
    const book = main.locator(`a[href="/book?property=${one.id}"]`)
    await expect.soft(book.filter({ visible: true }).last()).toBeVisible()
    await expect.soft(main.locator(`a[href="${other.path}"]`).last()).toBeVisible()
  })
