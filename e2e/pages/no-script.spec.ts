import { content } from '@/app/_shared/content'
import type { Page } from '@playwright/test'
import { articlePath } from '@/lib/site/article-page'
import { articles } from '../articles'
import { expect, test } from '../fixtures'
import { apartment, house } from '../properties'

const { navigation, site } = content

test.use({ javaScriptEnabled: false })

const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })

test('without script, the menu of a phone opens, its links work, and carousels have no buttons', async ({
  page,
}) => {
  await page.goto('/house')
  await expect(page.getByRole('button', { name: /picture/i })).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await headerLink(page, apartment.name).tap()
  await expect(page).toHaveURL(apartment.path)
})

test(
  'without script, the accommodation menu opens and works, and every carousel of four scrolls to its last picture',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: navigation.accommodation.label }).click()
    await headerLink(page, house.name).click()
    await expect(page).toHaveURL(house.path)
    const carousels = page.locator('[aria-roledescription="carousel"]')
    for (const carousel of await carousels.filter({ has: page.getByLabel('4 of 4') }).all()) {
      const slides = carousel.locator('[aria-roledescription="slide"]')
      await slides.first().scrollIntoViewIfNeeded()
      await expect(slides.last()).not.toBeInViewport({ ratio: 0.9 })
      await slides.first().hover()
      await page.mouse.wheel(2000, 0)
      await expect(slides.last()).toBeInViewport({ ratio: 0.9 })
    }
  },
)

test('without script, the link around a picture leads to the large picture', async ({ page }) => {
  await page.goto('/apartment')
  const link = page.locator('a[data-picture]').first()
  const href = (await link.getAttribute('href'))!
  await link.tap()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('img')).toBeVisible()
})

test('without script, an article’s address is a link, and there is no share button', async ({ page }) => {
  const path = articlePath(articles[0]!.slug)
  await page.goto(path)
  const article = page.getByRole('article')
  await expect(article.getByRole('button')).toHaveCount(0)
  await expect(article.getByRole('link', { name: `${new URL(site.url).host}${path}` })).toBeVisible()
})
