import { test, expect, type Page } from '@playwright/test'
import { house } from './facts'

/** The carousel with the most pictures, and the numbers of the pictures that are whole in view, from left to right. */
async function largest(page: Page) {
  const all = await page
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: 'Next picture' }) })
    .all()
  const counts = await Promise.all(all.map((each) => each.locator('img').count()))
  const count = Math.max(...counts)
  const carousel = all[counts.indexOf(count)]!
  const inView = () =>
    carousel.locator('img').evaluateAll((images) =>
      images
        .map((image, index) => ({ number: index + 1, box: image.getBoundingClientRect() }))
        .filter(({ box }) => box.left > -2 && box.right < innerWidth + 2 && box.width > 0)
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ number }) => number),
    )
  return { carousel, inView, count }
}

for (const [width, shown] of [
  [390, 1],
  [800, 2],
  [1280, 3],
] as const)
  test(`At ${width} px a carousel shows ${shown}, goes by one, and loops @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(house.path)
    const { carousel, inView, count } = await largest(page)
    await carousel.scrollIntoViewIfNeeded()
    const from = (first: number) => Array.from({ length: shown }, (_, at) => ((first - 1 + at) % count) + 1)
    await expect.poll(inView).toEqual(from(1))
    for (const [name, first] of [
      ['Next', 2],
      ['Previous', 1],
      ['Previous', count],
      ['Next', 1],
    ] as const) {
      await carousel.getByRole('button', { name: `${name} picture` }).click()
      await expect.poll(inView).toEqual(from(first))
    }
  })

test('Carousels have buttons to the previous and the next picture only with more than 3 pictures @desktop', async ({
  page,
}) => {
  await page.goto(house.path)
  const carousels = await page.locator('[aria-roledescription="carousel"]').all()
  expect(carousels.length).toBeGreaterThan(1)
  for (const carousel of carousels) {
    const isLong = (await carousel.locator('img').count()) > 3
    for (const name of ['Previous picture', 'Next picture'])
      await expect.soft(carousel.getByRole('button', { name })).toHaveCount(isLong ? 1 : 0)
  }
})
