import type { Locator, Page } from '@playwright/test'
import { galleries } from '@/content/properties/house'
import { plainText } from '@/lib/chart/text'
import { expectPosition } from '../carousel'
import { expect, test } from '../fixtures'
import { untilHydrated } from '../hydration'

const perView = [
  [360, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1920, 3],
] as const

const carouselOf = (page: Page, heading: string) =>
  page.getByRole('group', { name: plainText(heading), exact: true })

const slidesOf = (carousel: Locator) =>
  carousel.getByRole('group', { name: /^\d of \d$/, includeHidden: true })

const next = (carousel: Locator) => carousel.getByRole('button', { name: 'Next picture' })
const previous = (carousel: Locator) => carousel.getByRole('button', { name: 'Previous picture' })

/** The carousel once it is hydrated: from then on slides out of view are inert. */
async function hydratedCarousel(page: Page, heading = 'Living') {
  const carousel = carouselOf(page, heading)
  await next(carousel).hover()
  await untilHydrated(page)
  await expect(slidesOf(carousel).last()).toHaveAttribute('inert', '')
  return carousel
}

/** Numbers of the slides in view, from left to right. A slide that is only partly in view has a star. */
const inView = (carousel: Locator) =>
  slidesOf(carousel).evaluateAll((slides) => {
    const track = slides[0]!.parentElement!.parentElement!.getBoundingClientRect()
    const [left, right] = [Math.max(track.left, 0), Math.min(track.right, innerWidth)]
    // Slide widths are rounded up to whole pixels, so the track may cut up to 3 px off the last slide in view.
    const whole = (box: DOMRect) => box.left > left - 2 && box.right < right + 4
    return slides
      .map((slide, index) => ({ number: index + 1, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.right > left + 1 && box.left < right - 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ number, box }) => `${number}${whole(box) ? '' : '*'}`)
      .join(' ')
  })

/** Waits until this slide is the first in view and no slide is cut. */
const expectFirst = (carousel: Locator, first: number) =>
  expect.poll(() => inView(carousel)).toMatch(new RegExp(`^${first}[\\d ]*$`))

/** Numbers of the filled cells of the scale. Their borders fill them. */
const filledCells = (carousel: Locator) =>
  carousel
    .locator('[data-offset]')
    .evaluateAll((cells) =>
      cells.flatMap((cell, index) => (getComputedStyle(cell).borderTopWidth === '0px' ? [] : [index + 1])),
    )

/** The numbers of the slides in view when this one is first: `from(4, 3)` is `4 1 2`, because there are four. */
const from = (first: number, width: number) =>
  Array.from({ length: width }, (_, index) => ((first - 1 + index) % 4) + 1).join(' ')

for (const [width, whole] of perView) {
  test.describe(`at ${width} px`, { tag: '@desktop' }, () => {
    test.use({ viewport: { width, height: 900 } })

    test(`shows ${whole} whole pictures, and a click on an arrow moves by one and loops`, async ({
      page,
    }) => {
      await page.goto('/house')
      for (const { heading, pictures } of galleries) {
        await expect.poll(() => inView(carouselOf(page, heading)), heading).toBe(from(1, whole))
        if (pictures.length > 3) await expectPosition(carouselOf(page, heading), 1)
      }

      const carousel = await hydratedCarousel(page)
      const click = async (arrow: Locator, firsts: number[]) => {
        for (const first of firsts) {
          await arrow.click()
          await expectPosition(carousel, first)
        }
        const shown = from(firsts.at(-1)!, whole)
        await expect.poll(() => inView(carousel)).toBe(shown)
        expect(await filledCells(carousel)).toEqual(shown.split(' ').map(Number).sort())
      }
      await click(next(carousel), [2, 3, 4, 1, 2])
      await click(previous(carousel), [1, 4, 3, 2, 1, 4])
    })
  })
}

test('Tab stops only at the pictures in view', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/house')
  const carousel = await hydratedCarousel(page)
  await carousel.getByRole('link').first().focus()
  for (const stop of ['2 of 4', '3 of 4']) {
    await page.keyboard.press('Tab')
    await expect(slidesOf(carousel).and(page.getByLabel(stop)).getByRole('link')).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(previous(carousel)).toBeFocused()
})

test('the arrow keys move the track, and the focus stays in view', { tag: '@both' }, async ({ page }) => {
  await page.goto('/house')
  const carousel = await hydratedCarousel(page)
  await carousel.getByRole('link').first().focus()
  for (const first of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight')
    const slide = slidesOf(carousel).nth(first - 1)
    await expect(slide.getByRole('link')).toBeFocused()
    await expectPosition(carousel, first)
    await expectFirst(carousel, first)
  }
})

test(
  'dragging with a mouse moves the track and opens no picture; a click opens one',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    await page.goto('/house')
    const carousel = await hydratedCarousel(page)
    const box = (await slidesOf(carousel).nth(1).boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - box.width * 0.8, y, { steps: 8 })
    await page.mouse.up()
    await expectPosition(carousel, 2)
    await expect.poll(() => inView(carousel)).toBe('2 3 4')
    await expect(page).toHaveURL('/house')

    await slidesOf(carousel).nth(2).getByRole('link').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)

test('a sideways swipe moves the track by one picture; a vertical swipe scrolls the page', async ({
  page,
}) => {
  await page.goto('/house')
  const carousel = await hydratedCarousel(page)
  const box = (await slidesOf(carousel).first().boundingBox())!
  const session = await page.context().newCDPSession(page)
  const swipe = async (dx: number, dy: number) => {
    const start = { x: box.x + box.width * 0.85, y: box.y + box.height * 0.6 }
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
    for (let part = 1; part <= 8; part += 1) {
      const point = { x: start.x + (dx * part) / 8, y: start.y + (dy * part) / 8 }
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  await swipe(box.width * -0.7, 6)
  await expectPosition(carousel, 2)
  await expect.poll(() => inView(carousel)).toBe('2')

  const before = await page.evaluate(() => scrollY)
  await swipe(6, -200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
  await expectPosition(carousel, 2)
  await expect(page).toHaveURL('/house')
})

test('a sideways wheel moves the track by one picture', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/house')
  const carousel = await hydratedCarousel(page)
  await slidesOf(carousel).nth(1).hover()
  await page.mouse.wheel(400, 0)
  await expectPosition(carousel, 2)
  await expect.poll(() => inView(carousel)).toBe('2 3 4')
})

test(
  'the first picture in view stays first when the viewport is resized',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    await page.goto('/house')
    const carousel = await hydratedCarousel(page)
    await next(carousel).click()
    for (const [width, whole] of [...perView].reverse()) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => inView(carousel)).toBe(from(2, whole))
    }
    await previous(carousel).click()
    await expect.poll(() => inView(carousel)).toBe('1')
  },
)

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a click shows the next picture without animation', async ({ page }) => {
    await page.goto('/house')
    const carousel = await hydratedCarousel(page)
    const view = await inView(carousel)
    await next(carousel).click()
    expect(await inView(carousel)).toBe(from(2, view.split(' ').length))
  })
})

test('the first caption in view starts on the text margin', { tag: '@both' }, async ({ page }) => {
  await page.goto('/house')
  for (const heading of ['Dining and kitchen', 'Bedrooms']) {
    const carousel = await hydratedCarousel(page, heading)
    const left = async (locator: Locator) => (await locator.boundingBox())!.x
    const margin = await left(page.getByRole('heading', { name: heading }))
    const caption = (index: number) => carousel.locator('a + p').nth(index)
    expect(await left(caption(0))).toBeCloseTo(margin, 0)
    await next(carousel).click()
    await expectFirst(carousel, 2)
    await expect.poll(async () => Math.abs((await left(caption(1))) - margin)).toBeLessThan(1)
  }
})
