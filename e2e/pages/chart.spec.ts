import { listing } from '@/content/blog/listing'
import { chart } from '@/content/chart/chart'
import { yearOfLight } from '@/content/year-of-light'
import { articlePath } from '@/lib/site/article-page'
import { articles } from '../articles'
import { expect, test } from '../fixtures'
import { faultsOfLabels } from '../map-labels'

/** The maps, each with the numbers on it. */
const maps: [path: string, name: string, numbers: string[]][] = [
  ['/', chart.description, []],
  ...articles.map(({ slug, places }): [string, string, string[]] => [
    articlePath(slug),
    listing.extract.label,
    places.filter(({ chart }) => chart).map((_, index) => String(index + 1)),
  ]),
]

for (const [path, name, numbers] of maps)
  test(
    `no name or number on the map of ${path} overlaps another, is cut off or is covered at any width`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path)
      const map = page.getByRole('img', { name })
      await page.evaluate(() => document.fonts.ready)
      for (const width of [320, 390, 640, 768, 1024, 1240, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await map.scrollIntoViewIfNeeded()
        const { names, numbers: found, faults } = await map.evaluate(faultsOfLabels)
        expect.soft(found, `numbers at ${width} px`).toEqual(numbers)
        if (path === '/') expect.soft(names.length, `labels at ${width} px`).toBeGreaterThan(5)
        expect.soft(faults, `at ${width} px`).toEqual([])
      }
    },
  )

test('the year of light marks today', async ({ page }) => {
  await page.clock.setFixedTime('2026-07-02T12:00:00Z')
  await page.goto('/')
  const { months, today } = yearOfLight.words
  const boxOf = async (text: string) => (await page.getByText(text, { exact: true }).boundingBox())!
  await expect(page.getByText(today, { exact: true })).toBeVisible()
  const mark = await boxOf(today)
  const [may, july] = [await boxOf(months[4]!), await boxOf(months[6]!)]
  expect(mark.x).toBeGreaterThan(may.x)
  expect(mark.x + mark.width).toBeLessThan(july.x + july.width)
})
