import type { Locator, Page } from '@playwright/test'
import { viewerWords } from '@/content/navigation'
import { fill } from '@/lib/format'
import { viewerTitle } from '@/app/_shared/visualisations'
import { arrow, swipe } from '../carousel'
import { expect, test } from '../fixtures'
import { holdRequests } from '../hydration'
import { galleries, house } from '../properties'

/** The pictures of the house in the order in which the viewer shows them, each with the name of its gallery. */
const pictures = galleries.flatMap((gallery) =>
  [gallery.lead ?? [], gallery.pictures].flat().map((each) => ({ ...each, title: viewerTitle(gallery) })),
)
const last = pictures.length - 1

const firstLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: pictures[0]!.alt, exact: true }).first()

const closeButton = (dialog: Locator) => dialog.getByRole('button', { name: viewerWords.close })

/** The picture in view is the only one that is not inert. */
const picture = (dialog: Locator) => dialog.locator('picture:not([inert]) img')

/** Opens the first picture of the house. The inline page script opens the viewer, so nothing has to be hydrated first. */
async function open(page: Page) {
  await page.goto(house.path)
  await firstLink(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  return page.getByRole('dialog')
}

async function expectShown(dialog: Locator, index: number) {
  const { caption, alt, title } = pictures[index]!
  const position = fill(viewerWords.position, { number: index + 1, count: pictures.length })
  await expect(dialog).toHaveAccessibleName(title)
  await expect(dialog).toHaveAccessibleDescription(`${caption} ${position}`)
  await expect(picture(dialog)).toHaveAccessibleName(alt)
  await expect(picture(dialog)).toBeInViewport({ ratio: 0.98 })
}

test('buttons and keys show each picture of the page in turn, and after the last one the first', async ({
  page,
}) => {
  const dialog = await open(page)
  for (let index = 0; index <= last; index += 1) {
    await expectShown(dialog, index)
    await arrow(dialog, 'Next').click()
  }
  await arrow(dialog, 'Previous').click()
  await expectShown(dialog, last)
  const keys = { ArrowRight: 0, ArrowLeft: last, Home: 0, End: last }
  for (const [key, index] of Object.entries(keys)) {
    await page.keyboard.press(key)
    await expectShown(dialog, index)
  }
})

test('a swipe shows the next or the previous picture', async ({ page }) => {
  const dialog = await open(page)
  await swipe(dialog, -220)
  await expectShown(dialog, 1)
  await swipe(dialog, 220)
  await expectShown(dialog, 0)
})

test('the focus starts on Close and, on closing, goes to the picture in view', async ({ page }) => {
  // Where embla runs a carousel, only a picture in view takes the focus.
  await holdRequests(page, '**/turbopack-*.js')
  const dialog = await open(page)
  await expect(closeButton(dialog)).toBeFocused()
  for (const key of ['End', 'Escape']) await page.keyboard.press(key)
  const link = page.locator('[data-viewer] a[data-picture]').last()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
})

for (const way of ['Close', 'Back'])
  test(`${way} closes the viewer, returns the focus, and the page has not scrolled`, async ({ page }) => {
    await page.goto(`${house.path}#${galleries.at(-1)!.id}`)
    const link = firstLink(page)
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await link.click()
    const dialog = page.getByRole('dialog')
    await expect(closeButton(dialog)).toBeFocused()
    await page.mouse.wheel(0, 400)
    await (way === 'Back' ? page.goBack() : closeButton(dialog).click())
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
    // The browser scrolls, if at all, in the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

test('a picture stays in view, and overlaps nothing, at any size of the viewport', async ({ page }) => {
  const dialog = await open(page)
  await page.keyboard.press('End')
  for (const [width, height] of [[320, 568] as const, [844, 390] as const, [1920, 1080] as const]) {
    await page.setViewportSize({ width, height })
    await expectShown(dialog, last)
    const parts = [closeButton(dialog), picture(dialog), arrow(dialog, 'Next')]
    const [close, image, next] = await Promise.all(parts.map(async (part) => (await part.boundingBox())!))
    const at = `at ${width} × ${height} px`
    expect.soft(image!.y, at).toBeGreaterThanOrEqual(close!.y + close!.height - 1)
    expect.soft(image!.y + image!.height, at).toBeLessThanOrEqual(next!.y)
    await expect.soft(arrow(dialog, 'Next'), at).toBeInViewport({ ratio: 1 })
  }
})

test('where the viewer does not load, a press leads to the large picture', async ({ page }) => {
  await page.route('**/modules/viewer.*.js', (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript' }),
  )
  await page.goto(house.path)
  const href = (await firstLink(page).getAttribute('href'))!
  await firstLink(page).click()
  await expect(page).toHaveURL(href)
})
