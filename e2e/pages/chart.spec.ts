import { content } from '@/app/_shared/content'
import { articlePath } from '@/lib/site/article-page'
import { articles } from '../articles'
import { expect, test } from '../fixtures'
import { faultsOfLabels } from '../map-labels'

const { listing, chart } = content

/** The maps, each with the numbers on it. */
const maps: [path: string, name: string, numbers: string[]][] = [
  ...(chart ? [['/', chart.description, []] as [string, string, string[]]] : []),
  ...(chart ? articles : []).map(({ slug, places }): [string, string, string[]] => [
    articlePath(slug),
    listing.extract.label,
    places.filter(({ chart }) => chart).map((_, index) => String(index + 1)),
  ]),
]

test(
  'a map is drawn once it comes near, and no name or number on it overlaps another, is cut off or is covered at any width',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [path, name, numbers] of maps) {
      await page.goto(path)
      const map = page.getByRole('img', { name })
      await page.evaluate(() => document.fonts.ready)
      for (const width of [320, 390, 640, 768, 1024, 1240, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await map.scrollIntoViewIfNeeded()
        const { names, numbers: found, faults } = await map.evaluate(faultsOfLabels)
        const at = `on ${path} at ${width} px`
        expect.soft(found, `numbers ${at}`).toEqual(numbers)
        if (path === '/') expect.soft(names.length, `labels ${at}`).toBeGreaterThan(5)
        expect.soft(faults, at).toEqual([])
      }
      const drawing = map.locator('img').filter({ visible: true }).first()
      await expect
        .poll(() => drawing.evaluate((each: HTMLImageElement) => each.naturalWidth), path)
        .toBeGreaterThan(0)
    }
  },
)
