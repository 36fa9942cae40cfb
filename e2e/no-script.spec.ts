import type { Page } from '@playwright/test'
import { navigation } from '@/content/navigation'
import { second, email, first, phone } from './content'
import { expect, test } from './fixtures'

test.use({ javaScriptEnabled: false })

const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })

test('without script, the menu of a phone works, carousels have no buttons, and a picture leads to the large one', async ({
  page,
}) => {
  await page.goto(first.path)
  await expect(page.getByRole('button', { name: /picture/i })).toHaveCount(0)
  await page.getByRole('button', { name: navigation.menu, exact: true }).tap()
  await headerLink(page, second.name).tap()
  await expect(page).toHaveURL(second.path)
  const picture = page.locator('main a[data-picture]').first()
  const href = (await picture.getAttribute('href'))!
  await picture.tap()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('img')).toBeVisible()
})

test(
  'without script, the accommodation menu works, and every carousel scrolls to its last picture',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: navigation.accommodation.label }).click()
    await headerLink(page, first.name).click()
    await expect(page).toHaveURL(first.path)
    for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
      const slides = carousel.locator('[aria-roledescription="slide"]')
      await slides.first().scrollIntoViewIfNeeded()
      await slides.first().hover()
      await page.mouse.wheel(2000, 0)
      await expect(slides.last()).toBeInViewport({ ratio: 0.9 })
    }
  },
)

test('without script, the booking page says how to book by phone and email instead of the form', async ({
  page,
}) => {
  await page.goto('/book')
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox').filter({ visible: true })).toHaveCount(0)
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(main.locator(`a[href="${phone.href}"]`).first()).toBeVisible()
  await expect(main.locator(`a[href^="mailto:${email}"]`).first()).toBeVisible()
})
