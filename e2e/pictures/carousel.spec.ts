import type { Locator, Page } from '@playwright/test'
import { arrow, carouselOf, expectPosition, gallery, hasArrows, startCarousel } from '../carousel'
import { expect, test } from '../fixtures'
import { holdRequests } from '../hydration'
import { galleries } from '../properties'

test.skip(!hasArrows, 'No gallery of the house has more than 3 pictures.')

const count = gallery.pictures.length
const widths = [360, 767, 768, 1023, 1024, 1920]

/** How many pictures are in view (requirements §9). */
const perView = (page: Page) => {
  const { width } = page.viewportSize()!
  return width < 768 ? 1 : width < 1024 ? 2 : 3
}

const slidesOf = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]')

/** Numbers of the pictures in view, from left to right. One that is cut, or whose caption is out of place, has a star. */
const inView = (carousel: Locator) =>
  slidesOf(carousel).evaluateAll((slides) => {
    const track = slides[0]!.parentElement!.parentElement!.getBoundingClientRect()
    const [left, right] = [Math.max(track.left, 0) - 1, Math.min(track.right, innerWidth) + 1]
    const margin = parseFloat(getComputedStyle(slides[0]!.closest('[data-viewer] > *')!).paddingLeft)
    return slides
      .map((slide, index) => ({
        number: index + 1,
        box: slide.getBoundingClientRect(),
        text: slide.querySelector('p')!.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.right > left + 2 && box.left < right - 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ number, box, text }) => {
        const isWhole = box.left > left && box.right < right
        const isInPlace = Math.abs(text.left - Math.max(margin, box.left)) < 1
        return `${number}${isWhole && isInPlace ? '' : '*'}`
      })
      .join(' ')
  })

/** Numbers of the slides in view, of `length`, from this one on; after the last one comes the first. */
const from = (page: Page, first: number, length = count) =>
  Array.from({ length: Math.min(perView(page), length) }, (_, at) => ((first - 1 + at) % length) + 1).join(
    ' ',
  )

/** Waits until this slide is the first in view, none is cut, and the position says so. */
async function expectView(carousel: Locator, first: number) {
  const page = carousel.page()
  await expectPosition(carousel, first)
  await expect.poll(() => inView(carousel)).toBe(from(page, first))
}

test('1, 2 or 3 whole pictures are in view; arrows step and loop', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/house')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => Promise.all(galleries.map((each) => inView(carouselOf(page, each)))), `at ${width} px`)
      .toEqual(galleries.map((each) => from(page, 1, each.pictures.length)))
  }
  const carousel = await startCarousel(page)
  await arrow(carousel, 'Previous').click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectView(carousel, count)
    for (const [name, first] of [
      ['Next', 1],
      ['Previous', count],
    ] as const) {
      await arrow(carousel, name).click()
      expect(await inView(carousel)).toBe(from(page, first))
      await expectView(carousel, first)
    }
  }
})

test('a carousel that was swiped before React runs shows the same picture first afterwards', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/_next/**/*.js')
  await page.goto('/house')
  const carousel = carouselOf(page, gallery)
  await slidesOf(carousel)
    .nth(1)
    .evaluate((slide) => slide.scrollIntoView({ inline: 'start', block: 'center', behavior: 'instant' }))
  await expect.poll(() => inView(carousel)).toBe(from(page, 2))
  release()
  await expect(carousel).toHaveAttribute('data-ready')
  await expectView(carousel, 2)
  await arrow(carousel, 'Next').click()
  await expectView(carousel, 3)
})

test('arrow keys loop both ways; Tab and the focus stay in view', { tag: '@both' }, async ({ page }) => {
  const carousel = await startCarousel(page)
  await expect(slidesOf(carousel).last()).toHaveAttribute('inert', '')
  await slidesOf(carousel).first().getByRole('link').focus()
  for (let stop = 1; stop < perView(page); stop += 1) {
    await page.keyboard.press('Tab')
    await expect(slidesOf(carousel).nth(stop).getByRole('link')).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(arrow(carousel, 'Previous')).toBeFocused()
  await slidesOf(carousel).first().getByRole('link').focus()
  for (let step = 1; step <= count; step += 1) {
    await page.keyboard.press('ArrowRight')
    await expectView(carousel, (step % count) + 1)
    await expect(carousel.locator('[data-first]').getByRole('link')).toBeFocused()
  }
  await page.keyboard.press('ArrowLeft')
  await expectView(carousel, count)
})

test('a mouse drags the strip, and a click opens', { tag: '@desktop' }, async ({ page }) => {
  const carousel = await startCarousel(page)
  const { x, y, width } = (await slidesOf(carousel).nth(1).boundingBox())!
  await page.mouse.move(x + width / 2, y + 100)
  await page.mouse.down()
  await page.mouse.move(x - width * 0.3, y + 100, { steps: 8 })
  await page.mouse.up()
  await expectView(carousel, 2)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await slidesOf(carousel).nth(1).getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a sideways swipe moves the slides by one', async ({ page }) => {
  const carousel = await startCarousel(page)
  const first = carousel.locator('[data-first]')
  await first.evaluate((slide) => slide.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x, y, width } = (await first.boundingBox())!
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', left?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: left === undefined ? [] : [{ x: x + left, y: y + 100 }],
    })
  await touch('touchStart', width * 0.7)
  for (const part of [0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.02]) await touch('touchMove', width * part)
  await touch('touchEnd')
  await expectView(carousel, 2)
})
