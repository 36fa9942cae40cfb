import { content } from '@/app/_shared/content'
import type { Locator, Page } from '@playwright/test'
import { fill, plainText } from '@/lib/format'
import { anyRendered } from '@/lib/pictures'
import { arrow, carouselOf, gallery, swipe } from '../carousel'
import { expect, test } from '../fixtures'
import { holdRequests, untilHydrated } from '../hydration'
import { apartment, galleries, house, photoGrid } from '../properties'
import type { Gallery, Picture } from '@/lib/schema'

const { home, viewerWords, pages, visualisations } = content

/** The pictures of a page in the order in which the viewer shows them, each with the name of its gallery. */
const runOf = (all: readonly Pick<Gallery, 'heading' | 'lead' | 'pictures'>[]) =>
  all.flatMap(({ heading, lead, pictures }) => {
    const shown = lead ? [lead, ...pictures] : pictures
    const name = plainText(heading)
    const title = anyRendered(shown) ? fill(visualisations.viewer, { title: name }) : name
    return shown.map((each) => ({ ...each, title }))
  })
type Run = ReturnType<typeof runOf>

const pictures = runOf(galleries)
const count = pictures.length
const last = count - 1

const linkTo = (page: Page, { alt }: Pick<Picture, 'alt'>) =>
  page.getByRole('main').getByRole('link', { name: alt, exact: true }).first()

/** The slide in view is the only one that is not inert. */
const slide = (dialog: Locator) => dialog.locator('.slide:not([inert])')
const picture = (dialog: Locator) => slide(dialog).getByRole('img')

const closeButton = (dialog: Locator) => dialog.getByRole('button', { name: viewerWords.close })
const wholeButton = (dialog: Locator) => dialog.getByRole('button', { name: viewerWords.whole })

/** Opens a picture of a page. The inline page script opens the viewer, so nothing has to be hydrated first. */
async function open(page: Page, path: string = house.path, shown: Picture = pictures[0]!) {
  await page.goto(path)
  await linkTo(page, shown).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

const positionOf = (index: number, run: Run) =>
  fill(viewerWords.position, { number: index + 1, count: run.length })

async function expectShown(dialog: Locator, index: number, run: Run = pictures) {
  const { caption, alt, title } = run[index]!
  await expect(dialog).toHaveAccessibleName(title)
  await expect(dialog.locator('.caption')).toHaveText(caption)
  await expect(dialog.locator('.count')).toHaveText(positionOf(index, run))
  await expect(picture(dialog)).toHaveAccessibleName(alt)
  await expect(slide(dialog)).toBeInViewport({ ratio: 0.98 })
}

for (const [path, set] of [
  [pages.home.path, runOf([home.gallery])],
  [house.path, pictures],
  [apartment.path, runOf([{ heading: visualisations.gridHeading, pictures: photoGrid }])],
] as const)
  test(`with reduced motion, Next shows and announces each picture of ${path} in turn, with the name of its gallery where that changes`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const dialog = await open(page, path, set[0]!)
    const track = dialog.locator('.track')
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
      set.map(({ title }, before) => {
        const index = (before + 1) % set.length
        const named = set[index]!.title === title ? '' : `${set[index]!.title}: `
        return `${named}${set[index]!.caption}, ${positionOf(index, set)}`
      }),
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
  await wholeButton(dialog).click()
  await swipe(dialog, -220)
  await expectShown(dialog, 1)
  await swipe(dialog, 220)
  await expectShown(dialog, 0)
})

/** Opens the first picture of the house in a shape and with a focal point of its own. */
async function openShaped(page: Page, width: number, height: number) {
  await page.goto(house.path)
  const link = linkTo(page, pictures[0]!)
  await link.getByRole('img').evaluate(
    (image, shape) => {
      Object.assign(image, shape)
      image.style.setProperty('--focus-point', '25% 50%')
    },
    { width, height },
  )
  await link.click()
  const dialog = page.getByRole('dialog')
  const boxes = async () => ({
    stage: (await dialog.locator('.track').boundingBox())!,
    image: (await picture(dialog).boundingBox())!,
  })
  return { dialog, boxes }
}

test('on an upright phone a landscape picture fills the height and pans from its focal point to its edge, at which a swipe shows the next one; a press shows it whole', async ({
  page,
}) => {
  const { dialog, boxes } = await openShaped(page, 1500, 1000)
  const { stage, image } = await boxes()
  expect(image.height).toBeCloseTo(stage.height, 0)
  expect(image.width).toBeGreaterThan(stage.width)
  expect(image.x).toBeCloseTo((stage.width - image.width) / 4, 0)
  const rightEdge = async () => {
    const { x, width } = (await boxes()).image
    return x + width
  }
  const panToEdge = async () => {
    await swipe(dialog, -600)
    await expect.poll(rightEdge).toBeCloseTo(stage.width, 0)
    await expectShown(dialog, 0)
  }
  await panToEdge()
  for (const press of [() => wholeButton(dialog).click(), () => picture(dialog).click()]) {
    await press()
    await expect(picture(dialog)).toBeInViewport({ ratio: 0.98 })
    await picture(dialog).click()
    await expect(picture(dialog)).not.toBeInViewport({ ratio: 0.98 })
  }
  await panToEdge()
  await swipe(dialog, -220)
  await expectShown(dialog, 1)
})

test('on an upright phone an upright picture fills the width, and scrolls where it is higher', async ({
  page,
}) => {
  const { dialog, boxes } = await openShaped(page, 1000, 2000)
  const { stage, image } = await boxes()
  expect(image.width).toBeCloseTo(stage.width, 0)
  await swipe(dialog, 0, -600)
  await expect.poll(async () => (await boxes()).image.y + image.height).toBeCloseTo(stage.y + stage.height, 0)
  await swipe(dialog, -220)
  await expectShown(dialog, 1)
})

test('the focus starts on Close and stays in the viewer', async ({ page }) => {
  const dialog = await open(page)
  await expect(closeButton(dialog)).toBeFocused()
  await expect(closeButton(dialog)).toHaveAccessibleDescription(
    `${pictures[0]!.title}: ${pictures[0]!.caption}, ${positionOf(0, pictures)}`,
  )
  const controls = [wholeButton(dialog), arrow(dialog, 'Previous'), arrow(dialog, 'Next')]
  for (const stop of [slide(dialog), ...controls]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
})

test('the focus on a picture goes on to the next one, and from there, on closing, to its link on the page', async ({
  page,
}) => {
  // Where embla runs a carousel, only a picture in view takes the focus.
  await holdRequests(page, '**/turbopack-*.js')
  const dialog = await open(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(slide(dialog)).toBeFocused()
  await expectShown(dialog, last)
  await page.keyboard.press('Escape')
  const link = page.locator('[data-viewer] a[data-picture]').last()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
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

test('a picture that is shown whole stays, and overlaps nothing, at any size of the viewport', async ({
  page,
}) => {
  const dialog = await open(page)
  await wholeButton(dialog).click()
  await page.keyboard.press('End')
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectShown(dialog, last)
    await expect(picture(dialog)).toBeInViewport({ ratio: 0.98 })
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
  const before = runOf(galleries.slice(0, galleries.indexOf(gallery))).length
  await expectShown(page.getByRole('dialog'), before + (gallery.lead ? 1 : 0))
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
