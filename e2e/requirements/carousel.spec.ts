import { test, expect, type Locator, type Page } from '@playwright/test'
import { first as house } from '../content'

const carousels = (page: Page) => page.locator('[aria-roledescription="carousel"]')
const picturesOf = (carousel: Locator) => carousel.locator('img')

/** The numbers of the pictures that are whole in view, from left to right. */
const inView = (carousel: Locator) =>
  picturesOf(carousel).evaluateAll(
    (images) =>
      new Promise<number[]>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect()
          const whole = entries.filter(({ intersectionRatio }) => intersectionRatio > 0.95)
          whole.sort((a, b) => a.boundingClientRect.left - b.boundingClientRect.left)
          resolve(whole.map(({ target }) => images.indexOf(target as HTMLElement) + 1))
        })
        for (const image of images) observer.observe(image)
      }),
  )

test('A carousel shows 1, 2 or 3 pictures by the width of the screen, goes by one, and loops; more than 3 have buttons @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(house.path)
  const all = await carousels(page).all()
  const counts = await Promise.all(all.map((carousel) => picturesOf(carousel).count()))
  const count = Math.max(...counts)
  const carousel = all[counts.indexOf(count)]!
  for (const [width, shown] of [
    [360, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const [at, each] of all.entries())
      for (const name of ['Previous picture', 'Next picture'])
        await expect.soft(each.getByRole('button', { name })).toHaveCount(counts[at]! > 3 ? 1 : 0)
    await carousel.scrollIntoViewIfNeeded()
    const from = (first: number) =>
      Array.from({ length: Math.min(shown, count) }, (_, at) => ((first - 1 + at) % count) + 1)
    await expect.poll(() => inView(carousel), `at ${width} px`).toEqual(from(1))
    if (count <= 3) continue
    for (const [name, first] of [
      ['Next', 2],
      ['Previous', 1],
      ['Previous', count],
      ['Next', 1],
    ] as const) {
      await carousel.getByRole('button', { name: `${name} picture` }).click()
      await expect.poll(() => inView(carousel), `${name} at ${width} px`).toEqual(from(first))
    }
  }
})
