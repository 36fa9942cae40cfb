import type { Locator } from '@playwright/test'
import { phoneBarWords } from '@/content/navigation'
import { euro, plainText } from '@/lib/format'
import { expect, test } from '../fixtures'
import { apartment, house } from '../properties'

/** Counts the elements that lie whole on the first screen. */
const countInFirstScreen = (locator: Locator) =>
  locator.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        return height > 0 && top >= 0 && bottom <= innerHeight
      }).length,
  )

test(
  'the first screen of /house shows its name, its facts, the price and one link to book',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/house')
    await expect(page.getByRole('heading', { level: 1, name: house.name })).toBeInViewport()
    const facts = [...house.facts.map(({ figure, noun }) => `${figure} ${noun}`), plainText(house.character)]
    for (const fact of facts)
      await expect(page.getByRole('listitem').filter({ hasText: fact }).first()).toBeInViewport()
    const main = page.getByRole('main')
    expect(await countInFirstScreen(main.getByText(euro(house.nightlyPrice), { exact: true }))).toBe(1)
    expect(await countInFirstScreen(main.getByRole('link', { name: house.bookLabel }))).toBe(1)
  },
)

for (const property of [house, apartment])
  for (const [width, height] of [
    [1366, 650],
    [1440, 700],
    [1536, 730],
  ] as const)
    test(
      `${property.path} shows its whole picture, price and button on a laptop of ${width} × ${height} px`,
      { tag: '@desktop' },
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto(property.path)
        const main = page.getByRole('main')
        const whole = [
          page.locator('#hero img'),
          main.getByText(euro(property.nightlyPrice), { exact: true }),
          main.getByRole('link', { name: property.bookLabel }),
        ]
        for (const locator of whole) expect(await countInFirstScreen(locator)).toBe(1)
      },
    )

for (const property of [house, apartment])
  test(`${property.path} shows its picture and its name above the phone bar, and the price in two lines, on the lowest phones`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(property.path)
    const bar = (await page.getByRole('complementary', { name: phoneBarWords.name }).boundingBox())!
    for (const locator of [page.locator('#hero img'), page.getByRole('heading', { level: 1 })]) {
      const { y, height } = (await locator.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(bar.y)
    }
    const price = page.getByRole('complementary', { name: phoneBarWords.name }).getByRole('paragraph')
    const lines = await price.evaluate((paragraph) =>
      Array.from(paragraph.children, (part) => Math.round(part.getBoundingClientRect().height / 10)),
    )
    expect(lines).toEqual([3, 2])
  })
