import { test, expect } from '@playwright/test'
import { articles, email, slugs } from '../content'

test('The blog lists and holds every article in full, and its call to action leads to the booking form and an email', async ({
  page,
}) => {
  await page.goto('/blogs')
  const main = page.getByRole('main')
  const anchors = main.locator('a[href^="#"]')
  const addresses = await anchors.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect.soft(addresses.slice(0, slugs.length)).toEqual(slugs.map((slug) => `#${slug}`))
  for (const { slug, date } of articles) {
    const article = page.locator(`[id="${slug}"]`)
    expect.soft(await article.getByRole('paragraph').count(), slug).toBeGreaterThan(3)
    const long = new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    await expect.soft(article.getByText(long).first()).toBeVisible()
  }
  await expect.soft(main.locator('a[href^="mailto:"]')).toHaveAttribute('href', new RegExp(email))
  await expect.soft(main.locator('a[href="/book"]').last()).toBeVisible()
})
