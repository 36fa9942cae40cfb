import { content } from '@/app/_shared/content'
import type { BrowserContext, Page } from '@playwright/test'
import { arrow, carouselOf, expectPosition, gallery, hasArrows } from '../carousel'
import { expect, test } from '../fixtures'
import { holdRequests } from '../hydration'
import { apartment, galleries, house } from '../properties'
import { translate } from '../translation'

const { navigation, pages, propertyWords } = content

// When anything differs from what the server has rendered, React renders the whole page again: it replaces every element in
// `<body>` and removes the attributes of `<html>`.
const changes = {
  translated: translate,
  'extended by a node': () => document.body.prepend(document.createElement('div')),
  'extended by an attribute': () => document.documentElement.setAttribute('data-extension', ''),
}

const confirmation = `${pages.thankYou.path}?property=house&nights=3&total=1650&guests=2`
const islandPaths = [pages.home.path, house.path, pages.book.path, confirmation]

/** Opens a page that is changed as soon as it is parsed, which is before it is hydrated. */
async function open(context: BrowserContext, path: string, change: () => void) {
  // The page of the fixture would fail on the error that React reports.
  const page = await context.newPage()
  await page.addInitScript({
    content: `document.addEventListener('DOMContentLoaded', () => {
      window.parsed = document.querySelector('main');
      (${change})()
    })`,
  })
  await page.goto(path)
  return page
}

const isRenderedAgain = (page: Page) =>
  page.evaluate(() => document.querySelector('main') !== (window as unknown as { parsed: Element }).parsed)

/** Makes the island of the page due, and waits until React has rendered the page again. */
async function untilRenderedAgain(page: Page) {
  await page.evaluate(() => document.querySelector('[data-island] > *')?.scrollIntoView())
  await expect.poll(() => isRenderedAgain(page), { timeout: 20_000 }).toBe(true)
}

for (const [how, change] of Object.entries(changes)) {
  const paths = how === 'translated' ? islandPaths : [pages.book.path]
  for (const path of paths) {
    test(`the menu works on ${path} when the page is ${how}`, async ({ context }) => {
      const page = await open(context, path, change)
      // A new attribute of `<html>` alone makes no difference to React.
      if (how !== 'extended by an attribute') await untilRenderedAgain(page)
      const banner = page.getByRole('banner')
      const toggle = (expanded: boolean) =>
        banner.getByRole('button', { name: navigation.menu, exact: true, expanded })
      await toggle(false).tap()
      await expect(toggle(true)).toBeVisible()
      const link = banner.getByRole('link', { name: navigation.links.at(-1)!.label, exact: true })
      // The link leads to another place of the same document, so that only the page script can close the menu.
      await link.evaluate((element: HTMLAnchorElement) => (element.href = '#content'))
      await link.tap()
      await expect(link).toBeHidden()
      await expect(toggle(false)).toBeVisible()
    })
  }
}

test('the calendar on /book chooses nights when the page is translated before hydration', async ({
  context,
}) => {
  const page = await open(context, pages.book.path, translate)
  await untilRenderedAgain(page)
  await page.locator('summary').tap()
  const days = page.getByRole('grid').getByRole('button')
  await days.nth(1).tap()
  await days.nth(4).tap()
  await expect(page.locator('details [aria-live]').first()).toContainText(/3 nights/)
})

test.describe('/house, translated', { tag: '@desktop' }, () => {
  test('keeps the price in the header and the mark of the gallery in view', async ({ context }) => {
    const page = await open(context, house.path, translate)
    await untilRenderedAgain(page)
    await expect(page.locator('html[data-past-hero]')).toBeAttached()
    const { heading, id } = galleries[3]!
    await page.locator(`#${id}`).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    const current = page
      .getByRole('navigation', { name: propertyWords.galleries })
      .locator('[aria-current="true"]')
    await expect(current).toHaveText(heading)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(page.locator('html[data-past-hero]')).toHaveCount(0)
  })

  test('opens its menu on hover, and moves a carousel by one at a press', async ({ context }) => {
    const page = await open(context, house.path, translate)
    await untilRenderedAgain(page)
    const banner = page.getByRole('banner')
    const link = banner.getByRole('link', { name: apartment.name }).first()
    await banner.getByRole('button', { name: navigation.accommodation.label }).hover()
    await expect(link).toBeVisible()
    await page.mouse.move(400, 700)
    await expect(link).toBeHidden()
    if (!hasArrows) return
    const carousel = carouselOf(page, gallery)
    await arrow(carousel, 'Next').click()
    await expectPosition(carousel, 2)
  })

  test('opens a picture in the viewer before hydration, which waits, and after it', async ({ context }) => {
    const startFramework = await holdRequests(context, '**/_next/static/chunks/*.js')
    const page = await open(context, house.path, translate)
    const dialog = page.getByRole('dialog')
    const picture = page.locator('[data-island] a').first()
    await picture.click()
    await expect(dialog).toBeVisible()
    startFramework()
    await page.waitForLoadState('networkidle')
    expect(await isRenderedAgain(page)).toBe(false)
    await page.keyboard.press('Escape')
    await untilRenderedAgain(page)
    await expect(dialog).toHaveCount(0)
    await picture.click()
    await expect(dialog).toBeVisible()
  })
})
