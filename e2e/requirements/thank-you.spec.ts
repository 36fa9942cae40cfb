import { test, expect, type Page } from '@playwright/test'
import { site } from '@/content/site'
import { second as apartment, euro, first as house } from '../content'

const total = 3 * house.nightlyPrice

/** Expects each of duration, guests and total that is given, and none of the others. */
async function expectSummary(page: Page, query: string, given: { [what: string]: string | undefined }) {
  await page.goto(`/thank-you${query}`)
  const main = page.getByRole('main')
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
  for (const [what, any] of [
    ['nights', /\d nights?/],
    ['guests', /\d guests?/],
    ['total', /€\d/],
  ] as const) {
    const text = given[what]
    const expected = text && new RegExp(`(?<![-\\d,.])${text}(?!,?\\d)`)
    if (expected) await expect.soft(main.getByText(expected).first(), `${text} of ${query}`).toBeVisible()
    else await expect.soft(main.getByText(any), `${what} of ${query}`).toHaveCount(0)
  }
}

test('The confirmation shows property, duration, guests and total only when the address carries them, in any order', async ({
  page,
}) => {
  const all = { nights: '3 nights', guests: '2 guests', total: euro(total) }
  await expectSummary(page, `?property=${house.id}&nights=3&total=${total}&guests=2`, all)
  await expectSummary(page, `?guests=2&total=${total}&nights=3&property=${house.id}`, all)
  await expect.soft(page.getByRole('main').getByText(house.name).first()).toBeVisible()
  await expect.soft(page.getByRole('main').getByText(apartment.name)).toHaveCount(0)
  await expectSummary(page, '', {})
  await expectSummary(page, '?nights=5', { nights: '5 nights' })
  await expectSummary(page, '?guests=1', { guests: '1 guest' })
  await expectSummary(page, '?total=1240', { total: '€1,240' })
})

test('The confirmation promises contact within 24 hours with payment instructions, and leads home and to another booking', async ({
  page,
}) => {
  await page.goto(`/thank-you?property=${house.id}&nights=3&total=${total}&guests=2`)
  // Another owner may promise it in other words.
  for (const promise of site.isExample ? [/within 24 hours/, /payment instructions/] : [])
    await expect.soft(page.getByText(promise).first()).toBeVisible()
  await expect.soft(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Make Another Booking' }).click()
  await expect(page).toHaveURL('/book')
})
