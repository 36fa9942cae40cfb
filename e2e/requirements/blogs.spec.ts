import { test, expect } from '@playwright/test'
import { email, slugs } from './facts'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

test('The blog page shows every article in full, each at its own anchor', async ({ page }) => {
  await page.goto('/blogs')
  await expect(page.getByRole('article')).toHaveCount(slugs.length)
  for (const slug of slugs) {
    await expect(page.locator(`[id="${slug}"]`)).toBeVisible()
  }
})

test('The hero of the blog has a link to each article that scrolls to it', async ({ page }) => {
  await page.goto('/blogs')
  for (const slug of slugs) {
    await expect(page.locator(`main a[href$="#${slug}"]`).first()).toBeVisible()
  }
  const last = slugs[slugs.length - 1]
  await page.locator(`main a[href$="#${last}"]`).first().click()
  await expect(page).toHaveURL(`/blogs#${last}`)
  await expect(page.locator(`[id="${last}"]`).getByRole('heading').first()).toBeInViewport()
})

test('An address with the slug of an article leads to that article @both', async ({ page }) => {
  for (const slug of slugs) {
    await page.goto('/')
    await page.goto(`/blogs#${slug}`)
    await expect(page.locator(`[id="${slug}"]`).getByRole('heading').first()).toBeInViewport()
  }
})

test('Each article shows its date in the long British format and its reading time', async ({ page }) => {
  await page.goto('/blogs')
  for (const article of await page.getByRole('article').all()) {
    await expect(article).toContainText(new RegExp(`\\b\\d{1,2} (${months}) \\d{4}\\b`))
    await expect(article.getByText(/\d+ min/).first()).toBeVisible()
  }
})

test('The call to action of the blog has a mailto link and a link to the booking form', async ({ page }) => {
  await page.goto('/blogs')
  await expect(page.locator('main a[href^="mailto:"]')).toHaveAttribute('href', new RegExp(email))
  await page.locator('main').locator('a[href="/book"]').last().click()
  await expect(page).toHaveURL('/book')
})

test('Each article also has a page of its own', async ({ page }) => {
  for (const slug of slugs) {
    await page.goto(`/blogs/${slug}`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
