import { content } from '@/app/_shared/content'
import type { Locator, Page } from '@playwright/test'
import { euro, plainText } from '@/lib/format'
import { expect, test } from '../fixtures'
import { apartment, house } from '../properties'

const { phoneBarWords } = content

/** Counts the elements that lie whole on the first screen. */
const countInFirstScreen = (locator: Locator) =>
  locator.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        return height > 0 && top >= 0 && bottom <= innerHeight
      }).length,
  )

/** The price and the link to book in the main part. Phones have both in the phone bar as well. */
const bookingParts = (page: Page, { nightlyPrice, bookLabel }: typeof house) => {
  const parts = page.locator('main')
  return [parts.getByText(euro(nightlyPrice), { exact: true }), parts.getByRole('link', { name: bookLabel })]
}

test(
  'the first screen of /house shows its name, its facts, the price and one link to book',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/house')
    await expect(page.getByRole('heading', { level: 1, name: house.name })).toBeInViewport()
    const facts = [...house.facts.map(({ figure, noun }) => `${figure} ${noun}`), plainText(house.character)]
    for (const fact of facts)
      await expect(page.getByRole('listitem').filter({ hasText: fact }).first()).toBeInViewport()
    for (const part of bookingParts(page, house)) expect(await countInFirstScreen(part)).toBe(1)
  },
)

test(
  'a property shows its whole picture, price and button on laptops',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const property of [house, apartment]) {
      await page.goto(property.path)
      for (const [width, height] of [
        [1366, 650],
        [1440, 700],
        [1536, 730],
      ] as const) {
        await page.setViewportSize({ width, height })
        for (const part of [page.locator('#hero img'), ...bookingParts(page, property)])
          expect
            .soft(await countInFirstScreen(part), `${property.path}: ${part} at ${width} × ${height} px`)
            .toBe(1)
      }
    }
  },
)

test('a property shows its picture and its name above the phone bar, and the price in two lines, on the lowest phones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const { path } of [house, apartment]) {
    await page.goto(path)
    const bar = page.getByRole('complementary', { name: phoneBarWords.name })
    const top = (await bar.boundingBox())!.y
    for (const locator of [page.locator('#hero img'), page.getByRole('heading', { level: 1 })]) {
      const { y, height } = (await locator.boundingBox())!
      expect.soft(y + height, path).toBeLessThanOrEqual(top)
    }
    const lines = await bar
      .getByRole('paragraph')
      .evaluate((paragraph) =>
        Array.from(paragraph.children, (part) => Math.round(part.getBoundingClientRect().height / 10)),
      )
    expect.soft(lines, path).toEqual([3, 2])
  }
})
