import type { Locator } from '@playwright/test'
import { galleries } from '@/content/properties/house'
import { arrow, carouselOf, expectPosition, gallery, hasArrows, startCarousel, swipe } from '../carousel'
import { expect, test } from '../fixtures'
import { holdRequests } from '../hydration'

test.skip(!hasArrows, 'No gallery of the house has more than 3 pictures.')
test.beforeEach(({ page }) => page.goto('/house'))

const count = gallery.pictures.length
const perView = [
  [360, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1920, 3],
] as const

const slidesOf = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]')

/** Numbers of the pictures in view, from left to right. A picture that is only partly in view has a star. */
const inView = (carousel: Locator) =>
  slidesOf(carousel).evaluateAll((slides) => {
    const track = slides[0]!.parentElement!.parentElement!.getBoundingClientRect()
    const [left, right] = [Math.max(track.left, 0) - 1, Math.min(track.right, innerWidth) + 1]
    return slides
      .map((slide, index) => ({ number: index + 1, box: slide.firstElementChild!.getBoundingClientRect() }))
      .filter(({ box }) => box.right > left + 2 && box.left < right - 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ number, box }) => `${number}${box.left > left && box.right < right ? '' : '*'}`)
      .join(' ')
  })

/** Numbers of `whole` slides of a carousel of `length`, from this one on; after the last one comes the first. */
const from = (first: number, whole: number, length = count) =>
  Array.from({ length: Math.min(whole, length) }, (_, index) => ((first - 1 + index) % length) + 1).join(' ')

/** Waits until this slide is the first of `whole` slides in view, none is cut, and position and scale say so. */
async function expectView(carousel: Locator, first: number, whole: number) {
  await expectPosition(carousel, first)
  await expect.poll(() => inView(carousel)).toBe(from(first, whole))
  const shown = await carousel
    .locator('[aria-live] + div > *')
    .evaluateAll((cells) => cells.flatMap((cell, index) => (cell.matches('[data-shown]') ? index + 1 : [])))
  expect(shown.map(String).sort()).toEqual(from(first, whole).split(' ').sort())
}

test(
  'shows 1, 2 or 3 whole pictures by the width; an arrow moves by one and loops; a resize keeps the first one',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [width, whole] of perView) {
      await page.setViewportSize({ width, height: 900 })
      for (const each of galleries)
        await expect
          .poll(() => inView(carouselOf(page, each)), `${each.heading} at ${width} px`)
          .toBe(from(1, whole, each.pictures.length))
    }
    const carousel = await startCarousel(page)
    await arrow(carousel, 'Next').click()
    for (const [width, whole] of perView) {
      await page.setViewportSize({ width, height: 900 })
      await expectView(carousel, 2, whole)
      for (const [name, first] of [
        ['Previous', 1],
        ['Previous', count],
        ['Next', 1],
        ['Next', 2],
      ] as const) {
        await arrow(carousel, name).click()
        await expectView(carousel, first, whole)
      }
    }
  },
)

for (const width of [320, 768, 1366])
  test(`at ${width} px the strip swipes before hydration and offers no controls; they appear without a shift, at the picture in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 650 })
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const release = await holdRequests(page, '**/_next/**/*.js')
    await page.reload()
    const carousel = carouselOf(page, gallery)
    await slidesOf(carousel)
      .nth(1)
      .evaluate((slide) => slide.scrollIntoView({ inline: 'start', block: 'center', behavior: 'instant' }))
    await expect.poll(() => inView(carousel)).toMatch(/^2/)
    await expect(carousel.getByRole('button')).toHaveCount(0)
    const whole = (await inView(carousel)).split(' ').length
    const shifts = await page.evaluateHandle(() => {
      const all: PerformanceEntry[] = []
      new PerformanceObserver((list) => all.push(...list.getEntries())).observe({ type: 'layout-shift' })
      return all
    })
    release()
    await arrow(carousel, 'Next').click({ timeout: 20_000 })
    await expectView(carousel, 3, whole)
    expect(await shifts.evaluate(({ length }) => length)).toBe(0)
  })

test(
  'with the keyboard, Tab stops only at pictures in view and arrow keys keep the focus in view',
  { tag: '@both' },
  async ({ page }) => {
    const carousel = await startCarousel(page)
    const whole = (await inView(carousel)).split(' ').length
    await expect(slidesOf(carousel).last()).toHaveAttribute('inert', '')
    await slidesOf(carousel).first().getByRole('link').focus()
    for (let stop = 1; stop < whole; stop += 1) {
      await page.keyboard.press('Tab')
      await expect(slidesOf(carousel).nth(stop).getByRole('link')).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(arrow(carousel, 'Previous')).toBeFocused()
    await slidesOf(carousel).first().getByRole('link').focus()
    for (const first of [2, 3]) {
      await page.keyboard.press('ArrowRight')
      await expect(carousel.locator('[data-first]').getByRole('link')).toBeFocused()
      await expectView(carousel, first, whole)
    }
  },
)

test(
  'a mouse drags the strip and opens no picture; a sideways wheel moves it by one; a click opens a picture',
  { tag: '@desktop' },
  async ({ page }) => {
    const carousel = await startCarousel(page)
    const { x, y, width } = (await slidesOf(carousel).nth(1).boundingBox())!
    await page.mouse.move(x + width / 2, y + 100)
    await page.mouse.down()
    await page.mouse.move(x - width * 0.3, y + 100, { steps: 8 })
    await page.mouse.up()
    await expectView(carousel, 2, 3)
    await page.mouse.wheel(400, 0)
    await expectView(carousel, 3, 3)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await slidesOf(carousel).nth(2).getByRole('link').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)

test('a sideways swipe moves the strip by one picture; a vertical swipe scrolls the page', async ({
  page,
}) => {
  const carousel = await startCarousel(page)
  const first = carousel.locator('[data-first]')
  await swipe(first, -240)
  await expectView(carousel, 2, 1)
  const before = await page.evaluate(() => scrollY)
  await swipe(first, 0, -200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
  await expectView(carousel, 2, 1)
})

test('with reduced motion, a click shows the next picture without animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const carousel = await startCarousel(page)
  await arrow(carousel, 'Next').click()
  expect(await inView(carousel)).toBe('2')
})

test(
  'the first caption in view starts with its picture, or on the text margin',
  { tag: '@both' },
  async ({ page }) => {
    for (const { id, ...each } of galleries.filter(({ pictures }) => pictures.length > 3)) {
      const carousel = await startCarousel(page, { id, ...each })
      const drift = async () => {
        const margin = await page.locator(`#${id}`).evaluate((panel) => getComputedStyle(panel).paddingLeft)
        const first = carousel.locator('[data-first]')
        const [picture, caption] = [await first.boundingBox(), await first.locator('p').boundingBox()]
        return Math.abs(caption!.x - Math.max(parseFloat(margin), picture!.x))
      }
      await expect.poll(drift).toBeLessThan(1)
      await arrow(carousel, 'Next').click()
      await expect.poll(() => inView(carousel)).toMatch(/^2/)
      await expect.poll(drift).toBeLessThan(1)
    }
  },
)
