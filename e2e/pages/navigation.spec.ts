import { content } from '@/app/_shared/content'
import type { Locator, Page } from '@playwright/test'
import { bookLink } from '@/lib/booking/plan'
import { articlePath } from '@/lib/site/article-page'
import { articles } from '../articles'
import { everyPage } from '../every-page'
import { expect, test } from '../fixtures'
import { apartment, house } from '../properties'

const { navigation, properties } = content

test.use({ expectedError: /404/ })

const { home, accommodation } = navigation
const requested = `/thank-you?property=house&nights=3&total=${3 * house.nightlyPrice}&guests=2`
const banner = (page: Page) => page.getByRole('banner')
const headerLink = (page: Page, name: string) => banner(page).getByRole('link', { name, exact: true })

test(
  'on every page the first and the last link of the main part to call, and those to book, are visible',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const path of [...everyPage.map((each) => each.path), requested]) {
      await page.goto(path)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        for (const address of ['[href^="tel:"]', '[href="/book"]']) {
          const links = page.locator(`main a${address}`)
          if ((await links.count()) === 0) continue
          const at = `${address} on ${path} at ${width} px`
          await expect.soft(links.first(), `first ${at}`).toBeVisible()
          await expect.soft(links.last(), `last ${at}`).toBeVisible()
        }
      }
    }
  },
)

// That only the link to a page itself is marked as current is tested in e2e/export/links.test.ts.
test('the header underlines Blog on the page of an article', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(articlePath(articles[0]!.slug))
  await expect(headerLink(page, 'Blog')).toHaveCSS('text-decoration-line', 'underline')
})

test('the keyboard can skip the header', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/house')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a card on home opens its page at a press anywhere, and its other links lead where they say', async ({
  page,
}) => {
  await page.goto('/')
  for (const { id, name, path } of properties) {
    const card = page.getByRole('article', { name, exact: true })
    const picture = card.locator('img')
    const linkAt = async (part: Locator) => {
      await part.scrollIntoViewIfNeeded()
      return part.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return document
          .elementFromPoint(left + width / 2, top + height / 2)
          ?.closest('a')
          ?.getAttribute('href')
      })
    }
    expect(await linkAt(picture)).toBe(path)
    expect(await linkAt(card.getByRole('heading'))).toBe(path)
    const [, book, more] = await card.getByRole('link').all()
    expect(await linkAt(book!)).toBe(bookLink(id))
    expect(await linkAt(more!)).toBe(path)
  }
})

test.describe('the accommodation menu', { tag: '@desktop' }, () => {
  test.use({ hasTouch: true })

  const button = (page: Page) => banner(page).getByRole('button', { name: accommodation.label })
  const menuLinks = (page: Page) =>
    [house, apartment].map(({ name }) => banner(page).getByRole('link', { name }))

  async function expectMenu(page: Page, state: 'open' | 'closed') {
    await expect(button(page)).toHaveAttribute('aria-expanded', String(state === 'open'))
    for (const link of menuLinks(page)) await expect(link).toBeVisible({ visible: state === 'open' })
  }

  test.beforeEach(async ({ page }) => {
    await page.goto('/blogs')
  })

  test('opens and closes at a tap, and closes at a press outside', async ({ page }) => {
    for (const close of [() => button(page).tap(), () => page.touchscreen.tap(400, 700)]) {
      await button(page).tap()
      await expectMenu(page, 'open')
      await close()
      await expectMenu(page, 'closed')
    }
  })

  test('opens and closes at Enter and Space, not on focus alone; Escape returns the focus to the button', async ({
    page,
  }) => {
    await headerLink(page, home.label).focus()
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await expectMenu(page, 'closed')
    for (const key of ['Enter', 'Space'])
      for (const state of ['open', 'closed'] as const) {
        await page.keyboard.press(key)
        await expectMenu(page, state)
      }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menuLinks(page)[0]!).toBeFocused()
    await page.keyboard.press('Escape')
    await expectMenu(page, 'closed')
    await expect(button(page)).toBeFocused()
  })
})

test('in the menu of a phone Escape returns the focus to the button, and a press on the heading of the properties changes nothing', async ({
  page,
}) => {
  const toggle = (expanded: boolean) =>
    banner(page).getByRole('button', { name: navigation.menu, exact: true, expanded })
  const heading = banner(page).getByText(accommodation.label, { exact: true })
  await page.goto('/')
  await toggle(false).tap()
  await expect(heading).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toggle(false)).toBeFocused()
  await expect(heading).toBeHidden()
  await toggle(false).tap()
  await heading.tap()
  await expect(toggle(true)).toBeVisible()
  await expect(headerLink(page, house.name)).toBeVisible()
})
