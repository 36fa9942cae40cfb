import { content } from '@/app/_shared/content'
import type { Locator, Page } from '@playwright/test'
import { plainText } from '@/lib/format'
import { articles } from '../articles'
import { expect, test } from '../fixtures'
import { untilHydrated } from '../hydration'
import { galleries, house } from '../properties'

const { home, propertyWords } = content

/** The scroll position, in pixels, once the browser has stopped scrolling. */
const position = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return scrollY
  })

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

async function expectBelowHeader(page: Page, target: Locator) {
  await expect(target).toBeInViewport()
  const header = (await page.getByRole('banner').boundingBox())!
  const { y } = (await target.boundingBox())!
  expect(y).toBeGreaterThanOrEqual(header.y + header.height)
}

test('a link, Back and Forward start at the top of the page', async ({ page }) => {
  await page.goto('/house')
  await footerLink(page, 'Blog').click()
  await expect(page).toHaveURL('/blogs')
  expect(await position(page)).toBe(0)

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await position(page)).toBeGreaterThan(0)
  await page.goBack()
  await expect(page).toHaveURL('/house')
  expect(await position(page)).toBe(0)

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.goForward()
  await expect(page).toHaveURL('/blogs')
  expect(await position(page)).toBe(0)
})

test('the link to the accommodation on the home page leads to it, below the header', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: home.hero.scrollLabel }).click()
  await expectBelowHeader(page, page.getByRole('article', { name: house.name }))
})

test(
  'each link of the gallery index leads to its gallery, below header and index, and becomes the current one',
  { tag: '@both' },
  async ({ page }) => {
    const isDesktop = page.viewportSize()!.width >= 1024
    // The index takes two lines here.
    if (isDesktop) await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto('/house')
    for (const { id, heading } of galleries) {
      const index = page.getByRole('navigation', { name: propertyWords.galleries })
      const link = index.getByRole('link', { name: plainText(heading), exact: true })
      await link.click()
      await expect(page).toHaveURL(`/house#${id}`)
      // When the framework starts, it replaces the current address with the one that it found at load.
      await untilHydrated(page)
      await expectBelowHeader(page, page.locator(`#${id}`))
      await expect(index.locator('[aria-current="true"]')).toHaveText(plainText(heading))
      if (isDesktop) {
        const { y, height } = (await index.boundingBox())!
        const title = page.getByRole('heading', { name: plainText(heading), exact: true })
        expect((await title.boundingBox())!.y).toBeGreaterThan(y + height)
      }
    }
  },
)

test('each link of the article index leads to its article, below the header', async ({ page }) => {
  await page.goto('/blogs')
  for (const { slug, title } of articles) {
    await page.getByRole('navigation', { name: 'Articles' }).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/blogs#${slug}`)
    await expectBelowHeader(page, page.locator(`article#${slug}`))
  }
})
