import type { Page } from '@playwright/test'
import { faqs } from '@/content/faqs'
import { home } from '@/content/home'
import { navigation } from '@/content/navigation'
import { pages } from '@/content/pages'
import { apartment } from '@/content/properties/apartment'
import { galleries, house } from '@/content/properties/house'
import { testimonials } from '@/content/testimonials'
import { plainText } from '@/lib/chart/text'
import type { Amenity } from '@/lib/schema/property'
import { expect, test } from '../fixtures'

test.use({ javaScriptEnabled: false })

const textsOf = (amenities: readonly Amenity[]) => amenities.flatMap(({ name, detail }) => [name, detail])
const texts = {
  [pages.home.path]: [
    home.hero.heading,
    home.hero.text,
    house.cardText,
    apartment.cardText,
    ...textsOf(home.amenities.items),
    ...testimonials.map(({ quote }) => quote),
    ...faqs.map(({ question }) => question),
  ],
  [pages.house.path]: [
    house.lede,
    ...textsOf(house.amenities),
    ...galleries.flatMap(({ heading, sentence }) => [heading, sentence]),
  ],
  [pages.apartment.path]: [apartment.lede, ...textsOf(apartment.amenities)],
}

for (const [path, expected] of Object.entries(texts)) {
  test(`without script, ${path} can be read`, async ({ page }) => {
    await page.goto(path)
    for (const text of expected)
      await expect(page.getByRole('main').getByText(plainText(text)).first()).toBeVisible()
  })
}

test('without script, the answers open one at a time', async ({ page }) => {
  await page.goto('/')
  const answer = (index: number) => page.getByText(faqs[index]!.answer, { exact: true })
  const summaries = page.getByRole('main').locator('summary')
  await summaries.nth(0).click()
  await expect(answer(0)).toBeVisible()
  await summaries.nth(1).click()
  await expect(answer(1)).toBeVisible()
  await expect(answer(0)).toBeHidden()
})

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

test('without script, every carousel scrolls to its last picture', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/house')
  for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
    const slides = carousel.locator('[aria-roledescription="slide"]')
    await slides.first().scrollIntoViewIfNeeded()
    await expect(slides.last()).not.toBeInViewport({ ratio: 0.9 })
    await slides.first().hover()
    await page.mouse.wheel(2000, 0)
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 })
  }
})

test('without script, controls that need it are absent', async ({ page }) => {
  await page.goto('/house')
  await expect(page.getByRole('button', { name: /picture/i })).toHaveCount(0)
  await page.goto('/book')
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})
