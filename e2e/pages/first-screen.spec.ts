import type { Locator } from '@playwright/test'
import { house } from '@/content/properties/house'
import { plainText } from '@/lib/chart-text'
import { euro } from '@/lib/format'
import { expect, test } from '../fixtures'

test.beforeEach(async ({ page }) => {
  await page.goto('/house')
})

test('the first screen of /house shows its name and its facts', { tag: '@both' }, async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: house.name })).toBeInViewport()
  const facts = [...house.facts.map(({ figure, noun }) => `${figure} ${noun}`), plainText(house.character)]
  for (const fact of facts)
    await expect(page.getByRole('listitem').filter({ hasText: fact }).first()).toBeInViewport()
})

test('the first screen of /house has the price and one link to book', { tag: '@both' }, async ({ page }) => {
  const countInFirstScreen = (locator: Locator) =>
    locator.evaluateAll(
      (elements) =>
        elements.filter((element) => {
          const { top, bottom, height } = element.getBoundingClientRect()
          return height > 0 && top >= 0 && bottom <= innerHeight
        }).length,
    )
  const main = page.getByRole('main')
  expect(await countInFirstScreen(main.getByText(euro(house.nightlyPrice), { exact: true }))).toBe(1)
  expect(await countInFirstScreen(main.getByRole('link', { name: house.bookLabel }))).toBe(1)
})
