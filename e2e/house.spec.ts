import type { Locator } from '@playwright/test'
import { galleries, house } from '@/content/properties/house'
import { apartment } from '@/content/properties/apartment'
import { site } from '@/content/site'
import { plainText } from '@/lib/chart-text'
import { euro } from '@/lib/format'
import { expect, test } from './fixtures'
import { untilHydrated } from './hydration'

test.beforeEach(async ({ page }) => {
  await page.goto('/house')
})

test('the first screen names the house and counts what it has', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: house.name })).toBeInViewport()
  const facts = [...house.facts.map(({ figure, noun }) => `${figure} ${noun}`), plainText(house.character)]
  for (const fact of facts)
    await expect(page.getByRole('listitem').filter({ hasText: fact }).first()).toBeInViewport()
})

test('the first screen says the price and has one way to book', async ({ page }) => {
  const countInFirstScreen = (locator: Locator) =>
    locator.evaluateAll(
      (elements) =>
        elements.filter((element) => {
          const { top, bottom, height } = element.getBoundingClientRect()
          return height > 0 && top >= 0 && bottom <= innerHeight
        }).length,
    )
  const main = page.getByRole('main')
  expect(await countInFirstScreen(main.getByText(euro(house.nightlyPrice), { exact: true }))).toBe(1)
  expect(await countInFirstScreen(main.getByRole('link', { name: house.bookLabel }))).toBe(1)
})

test('the nine amenities are listed with their details', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Amenities' })).toBeVisible()
  expect(house.amenities).toHaveLength(9)
  const list = page.getByRole('list').filter({ hasText: plainText(house.amenities[0]!.name) })
  await expect(list.getByRole('listitem')).toHaveText(
    house.amenities.map(({ name, detail }) => `${plainText(name)} ${detail}`),
  )
})

test('the price and the times of a stay are there', async ({ page }) => {
  await expect(page.getByRole('definition')).toHaveText([
    euro(house.nightlyPrice),
    site.checkIn,
    site.checkOut,
  ])
})

test('the seven galleries stand in order, each with its sentence and its four pictures', async ({ page }) => {
  expect(galleries).toHaveLength(7)
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  const names = galleries.map(({ heading }) => plainText(heading))
  expect(headings.filter((heading) => names.includes(heading))).toEqual(names)
  for (const { heading, sentence, pictures } of galleries) {
    await expect(page.getByText(sentence)).toBeVisible()
    expect(pictures).toHaveLength(4)
    const carousel = page.getByRole('group', { name: plainText(heading), exact: true })
    for (const { alt } of pictures)
      await expect(carousel.getByRole('img', { name: alt, includeHidden: true })).toHaveCount(1)
  }
})

test('each name of the index leads to its gallery, clear of the header', async ({ page }) => {
  const header = (await page.getByRole('banner').boundingBox())!
  for (const { id, heading } of galleries) {
    const name = plainText(heading)
    await page.getByRole('navigation', { name: 'Galleries' }).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/house#${id}`)
    // As it starts, the framework writes the address that it found into the history again, over a later one.
    await untilHydrated(page)
    const target = (await page.locator(`#${id}`).boundingBox())!
    expect(target.y).toBeGreaterThanOrEqual(header.height)
    expect(target.y).toBeLessThan(header.height + 40)
  }
})

test('every way to book leads to the form with the house chosen', async ({ page }) => {
  const links = await page.getByRole('link', { name: house.bookLabel }).all()
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) await expect(link).toHaveAttribute('href', '/book?property=house')
})

test('a smaller party is shown to the apartment', async ({ page }) => {
  await page.getByRole('link', { name: apartment.crossSell.linkLabel }).click()
  await expect(page).toHaveURL(apartment.path)
})
