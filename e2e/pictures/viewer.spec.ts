import type { Locator, Page } from '@playwright/test'
import { home } from '@/content/home'
import { viewerWords } from '@/content/navigation'
import { pages } from '@/content/pages'
import { apartment, photoGrid } from '@/content/properties/apartment'
import { galleries, house } from '@/content/properties/house'
import { fill } from '@/lib/format'
import type { Picture } from '@/lib/schema/picture'
import { arrow, carouselOf, gallery } from '../carousel'
import { expect, test } from '../fixtures'
import { gotoWithStoppedClock, holdRequests, untilHydrated } from '../hydration'

const lead = galleries.find((each) => each.lead)
const { pictures } = gallery
const count = pictures.length
const last = count - 1

const linkTo = (page: Page, { alt }: Pick<Picture, 'alt'>) =>
  page.getByRole('main').getByRole('link', { name: alt, exact: true }).first()

/** The picture in view: its slide is the only one that is not inert. */
const picture = (dialog: Locator) => dialog.locator('div:not([inert]) > picture').getByRole('img')

/** Opens a picture of a page. The inline page script opens the viewer, so nothing has to be hydrated first. */
async function open(page: Page, path: string = house.path, shown: Picture = pictures[0]!) {
  await page.goto(path)
  await linkTo(page, shown).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

async function expectShown(dialog: Locator, index: number, set: readonly Picture[] = pictures) {
  const { caption, alt } = set[index]!
  await expect(dialog.locator('.caption')).toHaveText(caption)
  await expect(dialog.locator('.count')).toHaveText(
    fill(viewerWords.position, { number: index + 1, count: set.length }),
  )
  await expect(picture(dialog)).toHaveAccessibleName(alt)
  await expect(picture(dialog)).toBeInViewport({ ratio: 0.98 })
}

for (const [path, set] of [
  [pages.home.path, home.gallery.pictures],
  [house.path, pictures],
  [apartment.path, photoGrid],
] as const)
  test(`a picture of ${path} opens whole, and Next goes through its set and begins again`, async ({
    page,
  }) => {
    const { width, height } = set[0]!
    const dialog = await open(page, path, set[0]!)
    const box = (await picture(dialog).boundingBox())!
    expect(box.width / box.height).toBeCloseTo(width / height, 1)
    for (let index = 0; index <= set.length; index += 1) {
      await expectShown(dialog, index % set.length, set)
      await arrow(dialog, 'Next').click()
    }
  })

test('a carousel and its viewer count the same pictures; the large one above it is alone', async ({
  page,
}) => {
  test.skip(!lead?.lead, 'No gallery has a large picture.')
  const dialog = await open(page, house.path, lead!.lead!)
  await expectShown(dialog, 0, [lead!.lead!])
  await expect(dialog.getByRole('button')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await carouselOf(page, lead!).getByRole('link').first().click()
  await expectShown(dialog, 0, lead!.pictures)
})

test('the viewer loads only the picture in view and its neighbours', async ({ page }) => {
  const { pathname } = new URL(photoGrid[6]!.path, 'http://localhost')
  const requests: string[] = []
  await page.goto(apartment.path)
  page.on('request', (request) => requests.push(request.url()))
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-picture]')!.click())
  await expectShown(page.getByRole('dialog'), 0, photoGrid)
  expect(requests.filter((url) => url.includes(pathname))).toEqual([])
})

test('every arrow key counts, even while a picture is moving; Home and End go to the ends', async ({
  page,
}) => {
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
  const client = await page.context().newCDPSession(page)
  for (const [xDistance, index] of [
    [-220, 1],
    [220, 0],
  ] as const) {
    await client.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 400,
      xDistance,
      yDistance: 0,
      speed: 1200,
    })
    await expectShown(dialog, index)
  }
})

test('the focus starts on Close, stays in the viewer, and returns to the picture', async ({ page }) => {
  await page.goto(house.path)
  const link = linkTo(page, pictures[0]!)
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: viewerWords.close })
  await expect(close).toBeFocused()
  await expect(close).toHaveAccessibleDescription(new RegExp(`: ${pictures[0]!.caption}, 1 of ${count}$`))
  for (const stop of [dialog.getByRole('group'), arrow(dialog, 'Previous'), arrow(dialog, 'Next')]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('a change of picture is announced once, with caption and count as one text', async ({ page }) => {
  const dialog = await open(page)
  const announced = await dialog.locator('[aria-live]').evaluateHandle((element) => {
    const texts = [element.textContent]
    new MutationObserver(() => texts.push(element.textContent)).observe(element, { childList: true })
    return texts
  })
  await arrow(dialog, 'Next').click()
  await expectShown(dialog, 1)
  expect(await announced.jsonValue()).toEqual(['', `${pictures[1]!.caption}, 2 of ${count}`])
})

for (const [way, close, address] of [
  ['Close', (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(), '/house'],
  ['Escape', (page) => page.keyboard.press('Escape'), `/house#${galleries.at(-1)!.id}`],
  ['Back', (page) => page.goBack(), '/house'],
  ['Back', (page) => page.goBack(), `/house#${galleries.at(-1)!.id}`],
] as [string, (page: Page) => Promise<unknown>, string][])
  test(`${way} closes the viewer, ${address} stays where it is, and the next Back leaves it, also after Forward`, async ({
    page,
  }) => {
    await page.goto('/apartment')
    const dialog = page.getByRole('dialog')
    await page.goto(address)
    const link = linkTo(page, pictures[0]!)
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    const openAndClose = async () => {
      await link.click()
      await expect(dialog).toBeVisible()
      await page.mouse.wheel(0, 400)
      await close(page)
      await expect(dialog).toHaveCount(0)
      // The browser scrolls, if at all, in the next frames.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      expect(await page.evaluate(() => scrollY)).toBe(before)
    }
    await openAndClose()
    await page.goForward()
    await openAndClose()
    await page.goBack()
    await expect(page).toHaveURL('/apartment')
  })

test('after a reload with the viewer open, one Back leads to the page before', async ({ page }) => {
  await page.goto('/apartment')
  const dialog = await open(page)
  await page.reload()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => (history.state as { viewer?: boolean } | null)?.viewer))
    .toBeFalsy()
  await page.goBack()
  await expect(page).toHaveURL('/apartment')
})

test('hydration waits while the viewer is open, and for the viewer’s module', async ({ page }) => {
  const releaseViewer = await holdRequests(page, '**/viewer/*.js')
  const starter = page.locator('script[src*="/turbopack-"]')
  await gotoWithStoppedClock(page, '/house')
  // A press of the pointer would scroll to the picture first, and hydration would begin before it.
  await linkTo(page, pictures[0]!).evaluate((link: HTMLElement) => link.click())
  await expect(page.getByText(viewerWords.loading)).toBeInViewport()
  await page.clock.runFor(10_000)
  await expect(starter).toHaveCount(0)
  releaseViewer()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(starter).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.clock.resume()
  await untilHydrated(page)
})

test('a double tap enlarges a picture, and another one makes it fit again', async ({ page }) => {
  const dialog = await open(page)
  const width = async () => (await picture(dialog).boundingBox())!.width
  const fitted = await width()
  await picture(dialog).dblclick()
  expect(await width()).toBeGreaterThan(2 * fitted)
  await picture(dialog).dblclick()
  expect(await width()).toBeCloseTo(fitted, 0)
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

for (const [width, height] of [
  [320, 568],
  [844, 390],
  [1920, 1080],
] as const)
  test(`at ${width} × ${height} px the picture overlaps neither text nor buttons, and stays after a resize`, async ({
    page,
  }) => {
    const dialog = await open(page)
    await page.keyboard.press('End')
    await page.setViewportSize({ width, height })
    await expectShown(dialog, last)
    const box = async (part: Locator) => (await part.boundingBox())!
    const image = await box(picture(dialog))
    const close = await box(dialog.getByRole('button', { name: viewerWords.close }))
    const next = await box(arrow(dialog, 'Next'))
    expect(image.y).toBeGreaterThanOrEqual(close.y + close.height - 1)
    expect(image.y + image.height).toBeLessThanOrEqual((await box(dialog.locator('.caption'))).y)
    expect(next.y + next.height).toBeLessThanOrEqual(height)
    expect(next.x + next.width).toBeLessThanOrEqual(width)
  })

test('a picture says that it is loading, that it has failed, and loads once the browser is online', async ({
  context,
}) => {
  // The page of the fixture would fail on the requests that fail.
  const page = await context.newPage()
  const failPictures = await holdRequests(page, '**/pictures/**', (route) => route.abort())
  await page.goto('/house', { waitUntil: 'domcontentloaded' })
  await linkTo(page, pictures[0]!).click()
  const note = page.getByRole('dialog').locator('div:not([inert]) > picture + p')
  await expect(note).toHaveText(viewerWords.loading)
  failPictures()
  await expect(note).toHaveText(viewerWords.failed)
  await page.unroute('**/pictures/**')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(note).toBeHidden()
})

test.describe('when the viewer’s script fails to load', () => {
  test.use({ expectedError: /Failed to load resource/ })

  test('the link leads to the large picture', async ({ page }) => {
    await page.route('**/viewer/*.js', (route) => route.fulfill({ status: 503 }))
    await page.goto('/house')
    const link = linkTo(page, pictures[0]!)
    const href = (await link.getAttribute('href'))!
    await link.click()
    await expect(page).toHaveURL(href)
    await page.goBack()
  })

  test('offline the page stays and says so, and the next press online opens the viewer', async ({
    context,
  }) => {
    // The page of the fixture would fail on the pictures that are requested offline.
    const page = await context.newPage()
    await page.goto('/house')
    const link = linkTo(page, pictures[0]!)
    await link.scrollIntoViewIfNeeded()
    await context.setOffline(true)
    await link.click()
    await expect(page.getByText(viewerWords.notOpened)).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL('/house')
    await context.setOffline(false)
    await link.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByText(viewerWords.notOpened)).toBeHidden()
  })
})

test('without script, the link opens the large picture', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/house')
  await linkTo(page, pictures[0]!).click()
  await expect(page).toHaveURL(/\.jpg$/)
})

test('with reduced motion, the next picture shows without animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const dialog = await open(page)
  await arrow(dialog, 'Next').click()
  expect(await dialog.getByRole('group').evaluate((track) => track.scrollLeft / track.clientWidth)).toBe(1)
})
