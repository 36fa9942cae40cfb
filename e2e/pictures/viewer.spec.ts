import { content } from '@/app/_shared/content'
import type { Locator, Page } from '@playwright/test'
import { fill } from '@/lib/format'
import type { Picture } from '@/lib/schema/picture'
import type { Gallery } from '@/lib/schema/property'
import { arrow, carouselOf, gallery, swipe } from '../carousel'
import { expect, test } from '../fixtures'
import { holdRequests, untilHydrated } from '../hydration'
import { apartment, galleries, house, photoGrid } from '../properties'

const { home, viewerWords, pages } = content

/** The pictures that the viewer shows together: the large one first, and those of the carousel. */
const setOf = ({ lead, pictures }: Pick<Gallery, 'lead' | 'pictures'>) =>
  lead ? [lead, ...pictures] : pictures

const pictures = setOf(gallery)
const count = pictures.length
const last = count - 1

const linkTo = (page: Page, { alt }: Pick<Picture, 'alt'>) =>
  page.getByRole('main').getByRole('link', { name: alt, exact: true }).first()

/** The picture in view: its slide is the only one that is not inert. */
const picture = (dialog: Locator) => dialog.locator('div:not([inert]) > picture').getByRole('img')

const closeButton = (dialog: Locator) => dialog.getByRole('button', { name: viewerWords.close })

/** Opens a picture of a page. The inline page script opens the viewer, so nothing has to be hydrated first. */
async function open(page: Page, path: string = house.path, shown: Picture = pictures[0]!) {
  await page.goto(path)
  await linkTo(page, shown).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

const positionOf = (each: Picture, set: readonly Picture[]) =>
  fill(viewerWords.position, { number: set.indexOf(each) + 1, count: set.length })

async function expectShown(dialog: Locator, index: number, set: readonly Picture[] = pictures) {
  const { caption, alt } = set[index]!
  await expect(dialog.locator('.caption')).toHaveText(caption)
  await expect(dialog.locator('.count')).toHaveText(positionOf(set[index]!, set))
  await expect(picture(dialog)).toHaveAccessibleName(alt)
  await expect(picture(dialog)).toBeInViewport({ ratio: 0.98 })
}

for (const [path, set] of [
  [pages.home.path, home.gallery.pictures],
  [house.path, setOf(galleries.find((each) => each.lead) ?? gallery)],
  [apartment.path, photoGrid],
] as const)
  test(`with reduced motion, Next shows and announces each picture of ${path} in turn`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const dialog = await open(page, path, set[0]!)
    const track = dialog.getByRole('group')
    await expect(dialog.locator('img[loading="eager"]')).toHaveCount(Math.min(set.length, 3))
    const announced = await dialog.locator('[aria-live]').evaluateHandle((element) => {
      const texts: (string | null)[] = []
      new MutationObserver(() => texts.push(element.textContent)).observe(element, { childList: true })
      return texts
    })
    for (let index = 1; index <= set.length; index += 1) {
      await arrow(dialog, 'Next').click()
      expect(await track.evaluate((each) => each.scrollLeft / each.clientWidth)).toBe(index % set.length)
      await expectShown(dialog, index % set.length, set)
    }
    expect(await announced.jsonValue()).toEqual(
      [...set.slice(1), set[0]!].map((each) => `${each.caption}, ${positionOf(each, set)}`),
    )
  })

test('every arrow key counts while a picture moves; Home and End go to the ends', async ({ page }) => {
  const dialog = await open(page)
  for (let press = 0; press <= count; press += 1) await page.keyboard.press('ArrowRight')
  await expectShown(dialog, 1 % count)
  for (const [key, index] of [
    ['End', last],
    ['ArrowRight', 0],
    ['ArrowLeft', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expectShown(dialog, index)
  }
})

test('a swipe shows the next or the previous picture', async ({ page }) => {
  const dialog = await open(page)
  await swipe(picture(dialog), -220)
  await expectShown(dialog, 1)
  await swipe(picture(dialog), 220)
  await expectShown(dialog, 0)
})

test('the focus starts on Close and stays in the viewer', async ({ page }) => {
  const dialog = await open(page)
  await expect(closeButton(dialog)).toBeFocused()
  await expect(closeButton(dialog)).toHaveAccessibleDescription(
    new RegExp(`: ${pictures[0]!.caption}, 1 of ${count}$`),
  )
  for (const stop of [dialog.getByRole('group'), arrow(dialog, 'Previous'), arrow(dialog, 'Next')]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
})

for (const way of ['Close', 'Back'])
  test(`${way} closes the viewer, returns the focus, and the page has not scrolled`, async ({ page }) => {
    await page.goto(`/house#${galleries.at(-1)!.id}`)
    const link = linkTo(page, pictures[0]!)
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await link.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.mouse.wheel(0, 400)
    await (way === 'Back' ? page.goBack() : closeButton(dialog).click())
    await expect(dialog).toHaveCount(0)
    // The browser scrolls, if at all, in the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await expect(link).toBeFocused()
  })

test('a pinch enlarges the page, and one finger then pans it', async ({ page }) => {
  const dialog = await open(page)
  const client = await page.context().newCDPSession(page)
  await client.send('Input.synthesizePinchGesture', { x: 195, y: 400, scaleFactor: 2.5 })
  const left = () => page.evaluate(() => visualViewport!.offsetLeft)
  const before = await left()
  await client.send('Input.synthesizeScrollGesture', { x: 70, y: 150, xDistance: -60, yDistance: 0 })
  await expect.poll(left).toBeGreaterThan(before)
  await expect(dialog.locator('.caption')).toHaveText(pictures[0]!.caption)
})

test('the picture stays, whole, and overlaps nothing at any size of the viewport', async ({ page }) => {
  const dialog = await open(page)
  await page.keyboard.press('End')
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectShown(dialog, last)
    const box = async (part: Locator) => (await part.boundingBox())!
    const image = await box(picture(dialog))
    const close = await box(closeButton(dialog))
    const at = `at ${width} × ${height} px`
    const ratio = pictures[last]!.width / pictures[last]!.height
    expect.soft(image.width / image.height, at).toBeCloseTo(ratio, 1)
    expect.soft(image.y, at).toBeGreaterThanOrEqual(close.y + close.height - 1)
    expect.soft(image.y + image.height, at).toBeLessThanOrEqual((await box(dialog.locator('.caption'))).y)
    await expect.soft(arrow(dialog, 'Next'), at).toBeInViewport({ ratio: 1 })
    expect.soft((await box(dialog.locator('.foot'))).width, at).toBe(width)
  }
})

test('a press while the framework starts says that it loads, and opens the viewer', async ({ page }) => {
  const startFramework = await holdRequests(page, '**/turbopack-*.js')
  const loadViewer = await holdRequests(page, '**/viewer/*.js')
  await page.goto('/house')
  const link = carouselOf(page, gallery).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await expect(page.locator('script[src*="/turbopack-"]')).toBeAttached()
  await link.click()
  await page.getByRole('banner').dispatchEvent('pointerdown')
  await expect(page.getByText(viewerWords.loading)).toBeInViewport({ ratio: 1 })
  startFramework()
  // The text of the status must not make React render the page again, which would remove the viewer.
  await untilHydrated(page)
  loadViewer()
  await expectShown(page.getByRole('dialog'), gallery.lead ? 1 : 0)
})

test('a press offline says so; the next one, online, leads to the large picture', async ({ context }) => {
  // The page of the fixture would fail on the requests that fail.
  const page = await context.newPage()
  await page.route('**/viewer/*.js', (route) => route.abort())
  await page.goto(house.path)
  const link = linkTo(page, pictures[0]!)
  const href = (await link.getAttribute('href'))!
  await context.setOffline(true)
  await link.click()
  await expect(page.getByText(viewerWords.notOpened)).toBeInViewport({ ratio: 1 })
  await page.getByRole('banner').dispatchEvent('pointerdown')
  await expect(page.getByText(viewerWords.notOpened)).toHaveCount(0)
  await context.setOffline(false)
  await link.click()
  await expect(page).toHaveURL(href)
})

test('the small picture of a room opens the large one, which is shown once', async ({ page }) => {
  await page.goto(house.path)
  await linkTo(page, pictures[last]!).evaluate((link) => {
    const list = document.createElement('dl')
    list.append(link.cloneNode(true))
    link.closest('[data-viewer]')!.prepend(list)
  })
  await linkTo(page, pictures[last]!).click()
  await expectShown(page.getByRole('dialog'), last)
})
