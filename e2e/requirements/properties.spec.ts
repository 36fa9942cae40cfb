import { test, expect } from '@playwright/test'
import { second as apartment, first as house } from '../content'

for (const [one, other] of [
  [house, apartment],
  [apartment, house],
] as const)
  test(`${one.path} says how many guests it takes, and links to its booking and to ${other.path}`, async ({
    page,
  }) => {
    await page.goto(one.path)
    const main = page.getByRole('main')
    await expect.soft(main).toContainText(new RegExp(`(?<!\\d)${one.capacity}\\s*guests`, 'i'))
    const book = main.locator(`a[href="/book?property=${one.id}"]`)
    await expect.soft(book.filter({ visible: true }).last()).toBeVisible()
    await expect.soft(main.locator(`a[href="${other.path}"]`).last()).toBeVisible()
  })

test.describe('the example', () => {
  for (const [path, name, texts] of [
    [
      '/house',
      'house',
      [
        /(?<!\d)4\s*bedrooms/i,
        /(?<!\d)4\s*bathrooms/i,
        /(?<!\d)8\s*guests/i,
        /waterfront/i,
        /infinity pool/i,
        /hot tub/i,
        /fireplace/i,
        /(?<!\d)€550/,
      ],
    ],
    [
      '/apartment',
      'apartment',
      [
        /(?<!\d)2\s*bedrooms/i,
        /(?<!\d)2\s*bathrooms/i,
        /(?<!\d)4\s*guests/i,
        /(?<!\d)5\s*beds/i,
        /ocean views/i,
        /full kitchen/i,
        /(?<!\d)€248/,
      ],
    ],
  ] as const)
    test(`The facts of the ${name} and its price are those of the requirements`, async ({ page }) => {
      await page.goto(path)
      for (const text of texts) await expect.soft(page.getByRole('main')).toContainText(text)
      const amenities = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Amenities' }) })
      await expect.soft(amenities.getByRole('listitem')).toHaveCount(9)
      if (name === 'apartment') await expect.soft(page.locator('main ol a[data-picture]')).toHaveCount(12)
    })

  test('The house has seven galleries, each with a heading', async ({ page }) => {
    await page.goto('/house')
    for (const name of [
      /pool.*hot tub/i,
      /living/i,
      /outdoor/i,
      /dining.*kitchen/i,
      /bedrooms?/i,
      /bathrooms?/i,
      /exterior.*views/i,
    ])
      await expect
        .soft(page.getByRole('main').getByRole('heading', { name }).first(), String(name))
        .toBeVisible()
  })
})
