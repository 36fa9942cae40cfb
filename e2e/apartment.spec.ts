import { apartment, photoGrid } from '@/content/properties/apartment'
import { house } from '@/content/properties/house'
import { site } from '@/content/site'
import { plainText } from '@/lib/chart-text'
import { euro } from '@/lib/format'
import { expect, test } from './fixtures'

test.beforeEach(async ({ page }) => {
  await page.goto('/apartment')
})

test('the first screen names the apartment and counts what it has', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: apartment.name })).toBeVisible()
  await expect(page.getByText(apartment.character)).toBeVisible()
  for (const { figure, noun } of apartment.facts)
    await expect(page.getByRole('listitem').filter({ hasText: `${figure} ${noun}` })).toBeVisible()
})

test('the nine amenities are listed with their details', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Amenities' })).toBeVisible()
  expect(apartment.amenities).toHaveLength(9)
  const list = page.getByRole('list').filter({ hasText: plainText(apartment.amenities[0]!.name) })
  await expect(list.getByRole('listitem')).toHaveText(
    apartment.amenities.map(({ name, detail }) => `${plainText(name)} ${detail}`),
  )
})

test('the price and the times of a stay are there', async ({ page }) => {
  await expect(page.getByRole('definition')).toHaveText([
    euro(apartment.nightlyPrice),
    site.checkIn,
    site.checkOut,
  ])
})

test.describe('the plate of twelve', () => {
  test('shows every picture with its number and caption', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Pictures' })).toBeVisible()
    await expect(page.getByText('Visualisations. Press any picture to see it whole.')).toBeVisible()
    expect(photoGrid).toHaveLength(12)
    await expect(page.getByRole('figure')).toHaveText(
      photoGrid.map(({ caption }, index) => `${index + 1}${caption}`),
    )
    for (const { alt } of photoGrid)
      await expect(page.getByRole('figure').getByRole('img', { name: alt })).toBeVisible()
  })

  test('leads from each picture to its large version', async ({ page, request }) => {
    for (const link of await page.getByRole('figure').getByRole('link').all()) {
      const response = await request.get((await link.getAttribute('href'))!)
      expect(response.headers()['content-type']).toBe('image/jpeg')
    }
  })

  test('lets no picture or caption cover another', async ({ page }) => {
    const boxes = await page.getByRole('figure').evaluateAll((figures) =>
      figures.map((figure) => {
        const parts = [figure, ...figure.querySelectorAll('*')].map((part) => part.getBoundingClientRect())
        const top = Math.min(...parts.filter(({ height }) => height > 0).map((part) => part.top))
        const bottom = Math.max(...parts.map((part) => part.bottom))
        const { left, right } = figure.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    const overlaps = boxes.flatMap((a, first) =>
      boxes.flatMap((b, second) =>
        first < second && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
          ? [`${first + 1} and ${second + 1}`]
          : [],
      ),
    )
    expect(overlaps).toEqual([])
  })
})

test('every way to book leads to the form with the apartment chosen', async ({ page }) => {
  const links = await page.getByRole('link', { name: apartment.bookLabel }).all()
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) await expect(link).toHaveAttribute('href', '/book?property=apartment')
})

test('a larger party is shown to the house', async ({ page }) => {
  await page.getByRole('link', { name: house.crossSell.linkLabel }).click()
  await expect(page).toHaveURL(house.path)
})
