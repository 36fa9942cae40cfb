import type { Locator, Page } from '@playwright/test'
import { viewerWords } from '@/content/navigation'
import { arrow, carouselOn, expectFirst, hasArrows, slidesOf, swipe } from './carousel'
import { first } from './content'
import { expect, test } from './fixtures'
import { holdScripts } from './hydration'

/** Opens the page of the first property, scrolls to a carousel, and waits until embla runs. */
async function startCarousel(page: Page) {
  await page.goto(first.path)
  const carousel = carouselOn(page)
  await slidesOf(carousel)
    .first()
    .evaluate((slide) => slide.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(carousel).toHaveAttribute('data-ready', '', { timeout: 20_000 })
  return carousel
}

test('arrow keys loop through a carousel both ways, and Tab stops only at what is in view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const carousel = await startCarousel(page)
  const slides = slidesOf(carousel)
  const count = await slides.count()
  await slides.first().getByRole('link').focus()
  if (hasArrows) {
    await expect(slides.last()).toHaveAttribute('inert', '')
    await page.keyboard.press('Tab')
    await expect(arrow(carousel, 'Previous')).toBeFocused()
    await slides.first().getByRole('link').focus()
  }
  for (const [key, position] of [
    ['ArrowLeft', count],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key)
    await expectFirst(carousel, position)
    await expect(slides.nth(position - 1).getByRole('link')).toBeFocused()
  }
})

test('a mouse drags a carousel, and a click opens its picture', { tag: '@desktop' }, async ({ page }) => {
  // Where two pictures are in view, any gallery has one more.
  await page.setViewportSize({ width: 800, height: 800 })
  const carousel = await startCarousel(page)
  const { x, y, width } = (await slidesOf(carousel).nth(1).boundingBox())!
  await page.mouse.move(x + width / 2, y + 100)
  await page.mouse.down()
  await page.mouse.move(x - width * 0.3, y + 100, { steps: 8 })
  await page.mouse.up()
  await expectFirst(carousel, 2)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await slidesOf(carousel).nth(1).getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

const links = (page: Page) => page.locator('[data-viewer] a[data-picture]')
const closeButton = (dialog: Locator) => dialog.getByRole('button', { name: viewerWords.close })
/** The picture in view is the only one that is not inert. */
const picture = (dialog: Locator) => dialog.locator('picture:not([inert]) img')

/** Opens the first picture of the first property. The inline page script opens the viewer, so nothing has to be hydrated first. */
async function open(page: Page) {
  await page.goto(first.path)
  await links(page).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  return page.getByRole('dialog')
}

test('the viewer shows each picture of the page by buttons, keys and swipes, with its caption, gallery and number', async ({
  page,
}) => {
  const dialog = await open(page)
  const last = (await dialog.locator('picture').count()) - 1
  const go: Record<string, () => Promise<void>> = {
    next: () => arrow(dialog, 'Next').click(),
    previous: () => arrow(dialog, 'Previous').click(),
    'a swipe': () => swipe(dialog, 0.8, 0.1),
    'a swipe back': () => swipe(dialog, 0.2, 0.9),
  }
  for (const [way, index] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['next', 2],
    ['Home', 0],
    ['previous', last],
    ['next', 0],
    ['End', last],
    ['ArrowLeft', last - 1],
    ['a swipe', last],
    ['a swipe back', last - 1],
  ] as const) {
    await (go[way]?.() ?? page.keyboard.press(way))
    await expect(dialog, way).toHaveAccessibleDescription(new RegExp(`\\S.* ${index + 1} of ${last + 1}$`))
    await expect(picture(dialog)).toBeInViewport({ ratio: 0.98 })
    const src = await picture(dialog).getAttribute('src')
    const galleries = page.locator('[data-viewer]').filter({ has: page.locator(`img[src="${src}"]`) })
    await expect(dialog).toHaveAccessibleName((await galleries.last().getAttribute('data-viewer'))!)
  }
  for (const [width, height] of [[320, 568] as const, [844, 390] as const]) {
    await page.setViewportSize({ width, height })
    await expect(picture(dialog)).toBeInViewport({ ratio: 0.98 })
    const parts = [closeButton(dialog), picture(dialog), arrow(dialog, 'Next')]
    const [close, image, next] = await Promise.all(parts.map(async (part) => (await part.boundingBox())!))
    const at = `at ${width} × ${height} px`
    expect.soft(image!.y, at).toBeGreaterThanOrEqual(close!.y + close!.height - 1)
    expect.soft(image!.y + image!.height, at).toBeLessThanOrEqual(next!.y)
    await expect.soft(arrow(dialog, 'Next'), at).toBeInViewport({ ratio: 1 })
  }
})

test('a press on the words over the last picture opens it', async ({ page }) => {
  await page.goto(first.path)
  await page.locator('a[data-picture] >> nth=-1').click({ position: { x: 100, y: 60 } })
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('Escape leaves the viewer at the picture in view; Close and Back return to the first, and the page has not scrolled', async ({
  page,
}) => {
  // Where embla runs a carousel, only a picture in view takes the focus.
  await holdScripts(page)
  const dialog = await open(page)
  await expect(closeButton(dialog)).toBeFocused()
  for (const key of ['End', 'Escape']) await page.keyboard.press(key)
  await expect(links(page).last()).toBeFocused()
  await expect(links(page).last()).toBeInViewport()
  const link = links(page).first()
  for (const close of [() => closeButton(dialog).click(), () => page.goBack()]) {
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await link.click()
    await expect(closeButton(dialog)).toBeFocused()
    await page.mouse.wheel(0, 400)
    await close()
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
    // The browser scrolls, if at all, in the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => scrollY)).toBe(before)
  }
})
