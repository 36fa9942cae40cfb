import type { Locator, Page } from '@playwright/test'
import { home } from '@/content/home'
import { viewerWords } from '@/content/navigation'
import { visualisations } from '@/content/photos/visualisations'
import { apartment, photoGrid } from '@/content/properties/apartment'
import { galleries, house } from '@/content/properties/house'
import type { Picture } from '@/lib/schema/picture'
import { withVisualisationNote, viewerTitle } from '@/lib/viewer-title'
import { wordsFor } from '@/lib/pictures'
import { expect, test } from '../fixtures'
import { gotoWithStoppedClock, holdRequests, untilHydrated } from '../hydration'

const pool = galleries[0]!
const living = galleries[1]!
const gridTitle = viewerTitle(apartment.name, wordsFor(photoGrid, visualisations.gridHeading), photoGrid)
const livingTitle = viewerTitle(house.name, living.heading, living.pictures)

/** The pictures of the first gallery as the page shows them: the lead picture first. */
const poolPictures = [pool.lead!, ...pool.pictures]

const viewer = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const caption = (dialog: Locator) => dialog.locator('.caption')
/** The picture in view: its slide is the only one that is not inert. */
const picture = (dialog: Locator) => dialog.locator('div:not([inert]) > picture').getByRole('img')

const linkTo = (page: Page, { alt }: Pick<Picture, 'alt'>) =>
  page.getByRole('main').getByRole('link', { name: alt }).first()

/** Opens a page and clicks a picture. The inline page script opens the viewer, so nothing has to be hydrated first. */
async function open(page: Page, path: string, shown: Pick<Picture, 'alt'>, title: string) {
  await page.goto(path)
  await linkTo(page, shown).click()
  const dialog = viewer(page, title)
  await expect(dialog).toBeVisible()
  return dialog
}

const openLiving = (page: Page) => open(page, '/house', living.pictures[0]!, livingTitle)

async function expectShown(dialog: Locator, pictures: readonly Picture[], index: number) {
  await expect(caption(dialog)).toHaveText(pictures[index]!.caption)
  await expect(dialog.getByText(`${index + 1} of ${pictures.length}`, { exact: true })).toBeVisible()
  await expect(picture(dialog)).toHaveAccessibleName(pictures[index]!.alt)
  await expect(picture(dialog)).toBeInViewport({ ratio: 0.98 })
}

const sets = [
  ['/', withVisualisationNote(home.gallery.viewerTitle, home.gallery.pictures), home.gallery.pictures],
  ['/house', viewerTitle(house.name, pool.heading, pool.pictures), poolPictures],
  ['/apartment', gridTitle, photoGrid],
] as const

for (const [path, title, pictures] of sets) {
  test(`a picture of ${path} opens whole, and the arrows go through its gallery and loop`, async ({
    page,
  }) => {
    const dialog = await open(page, path, pictures[0]!, title)
    await expectShown(dialog, pictures, 0)
    for (let index = 1; index <= pictures.length; index += 1) {
      await dialog.getByRole('button', { name: 'Next picture' }).click()
      await expectShown(dialog, pictures, index % pictures.length)
    }
  })
}

test('the viewer loads only the picture in view and its neighbours', async ({ page }) => {
  const { pathname } = new URL(photoGrid[6]!.path, 'http://localhost')
  const requests: string[] = []
  await page.goto('/apartment')
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  page.on('request', (request) => requests.push(request.url()))
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-picture]')!.click())
  const dialog = viewer(page, gridTitle)
  await expectShown(dialog, photoGrid, 0)
  expect(requests.filter((url) => url.includes(pathname))).toEqual([])
})

test('the arrow keys loop through the pictures; Home and End go to the ends', async ({ page }) => {
  const dialog = await openLiving(page)
  const last = living.pictures.length - 1
  for (const [key, index] of [
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['ArrowRight', 1],
    ['End', last],
    ['ArrowRight', 0],
    ['End', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expectShown(dialog, living.pictures, index)
  }
})

test('every key press counts, even while a picture is moving', async ({ page }) => {
  const dialog = await openLiving(page)
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight')
  await expectShown(dialog, living.pictures, 6 % living.pictures.length)
})

test('the focus starts on Close, stays in the viewer, and returns to the picture when it closes', async ({
  page,
}) => {
  await page.goto('/house')
  const link = linkTo(page, living.pictures[0]!)
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = viewer(page, livingTitle)
  const close = dialog.getByRole('button', { name: 'Close' })
  await expect(close).toBeFocused()
  await expect(close).toHaveAccessibleDescription(`${livingTitle}: ${living.pictures[0]!.caption}, 1 of 4`)
  for (const stop of [
    dialog.getByRole('group'),
    dialog.getByRole('button', { name: 'Previous picture' }),
    dialog.getByRole('button', { name: 'Next picture' }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('a change of picture is announced once, with caption and count as one text', async ({ page }) => {
  const dialog = await openLiving(page)
  await expectShown(dialog, living.pictures, 0)
  const region = dialog.locator('[aria-live="polite"]')
  await expect(region).toBeEmpty()
  const announced = await region.evaluateHandle((element) => {
    const texts: string[] = []
    new MutationObserver(() => texts.push(element.textContent!.trim())).observe(element, {
      childList: true,
      subtree: true,
    })
    return texts
  })
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expectShown(dialog, living.pictures, 1)
  expect(await announced.jsonValue()).toEqual([`${living.pictures[1]!.caption}, 2 of 4`])
})

const waysToClose = {
  'its button': (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).last().click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  Back: (page: Page) => page.goBack(),
}

for (const [name, close, address] of [
  ['its button', waysToClose['its button'], '/house'],
  ['Escape', waysToClose.Escape, '/house#bedrooms'],
  ['Back', waysToClose.Back, '/house'],
  ['Back', waysToClose.Back, '/house#bedrooms'],
] as const) {
  test(`${name} closes the viewer, and the page keeps its position: ${address}`, async ({ page }) => {
    await page.goto('/apartment')
    await page.goto(address)
    await linkTo(page, living.pictures[0]!).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => {
      Object.assign(window, { stayed: true })
      return scrollY
    })
    await linkTo(page, living.pictures[0]!).click()
    const dialog = viewer(page, livingTitle)
    await expect(dialog).toBeVisible()
    await page.mouse.wheel(0, 400)
    await close(page)
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(address)
    // The browser scrolls, if at all, in the next frames.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await page.evaluate(() => ['stayed' in window, scrollY])).toEqual([true, before])

    // The history entry that opening has added is removed: one Back leads to the page before.
    await page.goBack()
    await expect(page).toHaveURL('/apartment')
  })
}

test('Forward after Back has closed the viewer shows the page without it', async ({ page }) => {
  const dialog = await openLiving(page)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await linkTo(page, living.pictures[0]!).click()
  await expect(viewer(page, livingTitle)).toBeVisible()
})

test('hydration waits while the viewer is open, and for the viewer’s module', async ({ page }) => {
  const releaseViewer = await holdRequests(page, '**/viewer/*.js')
  const framework = page.locator('script[src^="/_next/"]')
  await gotoWithStoppedClock(page, '/house')
  await linkTo(page, living.pictures[0]!).click()
  await expect(page.getByText(viewerWords.loading)).toBeInViewport()
  await page.clock.runFor(10_000)
  await expect(framework).toHaveCount(0)
  releaseViewer()
  const dialog = viewer(page, livingTitle)
  await expect(dialog).toBeVisible()
  await expect(page.getByText(viewerWords.loading).filter({ visible: true })).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(framework).toHaveCount(0)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/house')
  await page.clock.resume()
  await untilHydrated(page)
})

test('a swipe shows the next or the previous picture and loops', async ({ page }) => {
  const dialog = await openLiving(page)
  const client = await page.context().newCDPSession(page)
  const swipe = (xDistance: number) =>
    client.send('Input.synthesizeScrollGesture', { x: 195, y: 400, xDistance, yDistance: 0, speed: 1200 })
  await swipe(-220)
  await expectShown(dialog, living.pictures, 1)
  await swipe(220)
  await expectShown(dialog, living.pictures, 0)
  await swipe(220)
  await expectShown(dialog, living.pictures, living.pictures.length - 1)
})

test('a double tap enlarges a picture, and another one makes it fit again', async ({ page }) => {
  const dialog = await openLiving(page)
  const width = async () => (await picture(dialog).boundingBox())!.width
  const fitted = await width()
  await picture(dialog).dblclick()
  expect(await width()).toBeGreaterThan(2 * fitted)
  await picture(dialog).dblclick()
  expect(await width()).toBeCloseTo(fitted, 0)
  await picture(dialog).dblclick()
  await page.keyboard.press('ArrowRight')
  await expectShown(dialog, living.pictures, 1)
  expect(await width()).toBeCloseTo(fitted, 0)
})

test('a pinch enlarges the page, and one finger then pans it', async ({ page }) => {
  const dialog = await openLiving(page)
  const client = await page.context().newCDPSession(page)
  await client.send('Input.synthesizePinchGesture', { x: 195, y: 400, scaleFactor: 2.5 })
  await expect.poll(() => page.evaluate(() => visualViewport!.scale)).toBeGreaterThan(2)
  const left = () => page.evaluate(() => visualViewport!.offsetLeft)
  const before = await left()
  await client.send('Input.synthesizeScrollGesture', { x: 70, y: 150, xDistance: -60, yDistance: 0 })
  await expect.poll(left).toBeGreaterThan(before)
  await expect(caption(dialog)).toHaveText(living.pictures[0]!.caption)
})

for (const [width, height] of [
  [320, 568],
  [844, 390],
  [1920, 1080],
] as const) {
  test.describe(`at ${width} × ${height} px`, { tag: '@desktop' }, () => {
    test.use({ viewport: { width, height } })

    test('the picture is whole, and overlaps neither text nor buttons', async ({ page }) => {
      const dialog = await open(page, '/apartment', photoGrid[0]!, gridTitle)
      const box = async (part: Locator) => (await part.boundingBox())!
      const image = await box(picture(dialog))
      const close = await box(dialog.getByRole('button', { name: 'Close' }))
      const arrow = await box(dialog.getByRole('button', { name: 'Next picture' }))
      expect(image.width / image.height).toBeCloseTo(photoGrid[0]!.width / photoGrid[0]!.height, 1)
      expect(image.y).toBeGreaterThanOrEqual(close.y + close.height - 1)
      expect(image.y + image.height).toBeLessThanOrEqual((await box(caption(dialog))).y)
      expect(arrow.y + arrow.height).toBeLessThanOrEqual(height)
      expect(arrow.x + arrow.width).toBeLessThanOrEqual(width)
      expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
}

test('after a reload with the viewer open, one Back leads to the page before', async ({ page }) => {
  await page.goto('/apartment')
  const dialog = await openLiving(page)
  const before = await page.evaluate(() => scrollY)
  await page.reload()
  await expect(dialog).toHaveCount(0)
  const isViewerEntry = () =>
    page.evaluate(() => Boolean((history.state as { viewer?: boolean } | null)?.viewer))
  await expect.poll(isViewerEntry).toBe(false)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL('/apartment')
})

test('a picture says that it is loading, that it has failed, and loads once the browser is online', async ({
  context,
}) => {
  // The page of the fixture would fail on the requests that fail.
  const page = await context.newPage()
  const failPictures = await holdRequests(page, '**/pictures/**', (route) => route.abort())
  await page.goto('/house', { waitUntil: 'domcontentloaded' })
  await linkTo(page, living.pictures[0]!).click()
  const dialog = viewer(page, livingTitle)
  const note = (text: string) =>
    dialog.locator('picture + p').filter({ hasText: text, visible: true }).first()
  await expect(note(viewerWords.loading)).toBeVisible()
  failPictures()
  await expect(note(viewerWords.failed)).toBeVisible()
  await page.unroute('**/pictures/**')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(note('')).toBeHidden()
  expect(await picture(dialog).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test.describe('when the viewer’s script fails to load', () => {
  test.use({ expectedError: /Failed to load resource/ })

  test('the link leads to the large picture', async ({ page }) => {
    await page.route('**/viewer/*.js', (route) => route.fulfill({ status: 503 }))
    await page.goto('/house')
    const link = linkTo(page, living.pictures[0]!)
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
    const link = linkTo(page, living.pictures[0]!)
    await link.scrollIntoViewIfNeeded()
    await context.setOffline(true)
    await link.click()
    await expect(page.getByText(viewerWords.notOpened)).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL('/house')
    await context.setOffline(false)
    await link.click()
    await expect(viewer(page, livingTitle)).toBeVisible()
    await expect(page.getByText(viewerWords.notOpened)).toBeHidden()
  })
})

test(
  'a click with a modifier opens the picture in a new tab',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto('/house')
    const tab = context.waitForEvent('page')
    await linkTo(page, living.pictures[0]!).click({ modifiers: ['ControlOrMeta'] })
    await expect((await tab).locator('img')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link opens the large picture', async ({ page }) => {
    await page.goto('/house')
    await linkTo(page, living.pictures[0]!).click()
    await expect(page).toHaveURL(/\.jpg$/)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the next picture shows without animation', async ({ page }) => {
    const dialog = await openLiving(page)
    const moved = await dialog.getByRole('group').evaluate((track) => {
      const before = track.scrollLeft
      track.closest('dialog')!.querySelector<HTMLElement>('[aria-label="Next picture"]')!.click()
      return (track.scrollLeft - before) / track.clientWidth
    })
    expect(moved).toBe(1)
  })
})
