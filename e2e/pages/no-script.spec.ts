import type { Page } from '@playwright/test'
import { navigation } from '@/content/navigation'
import { expect, test } from '../fixtures'
import { apartment, house } from '../properties'

test.use({ javaScriptEnabled: false })

const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })

test('without script, the menu of a phone opens and its links work', async ({ page }) => {
  await page.goto('/house')
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await headerLink(page, apartment.name).tap()
  await expect(page).toHaveURL(apartment.path)
})

test('without script, the accommodation menu opens and works', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: navigation.accommodation.label }).click()
  await headerLink(page, house.name).click()
  await expect(page).toHaveURL(house.path)
})

test(
  'without script, every carousel of four scrolls to its last picture',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/house')
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

test('without script, controls that need it are absent', async ({ page }) => {
  await page.goto('/house')
  await expect(page.getByRole('button', { name: /picture/i })).toHaveCount(0)
  await page.goto('/book')
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})
