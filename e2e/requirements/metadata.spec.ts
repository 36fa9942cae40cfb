import { test, expect } from '@playwright/test'
import { apartment, house, siteName, slugs } from './facts'

const pages = ['/', house.path, apartment.path, '/blogs', '/book', '/thank-you']

test('Every page sets a document title of its own', async ({ page }) => {
  const titles: string[] = []
  for (const path of [...pages, ...slugs.map((slug) => `/blogs/${slug}`), '/no-such-page']) {
    await page.goto(path)
    await expect(page).toHaveTitle(/\S/)
    titles.push(await page.title())
  }
  expect(new Set(titles).size).toBe(titles.length)
})

test('The document title of the home page names the site', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(new RegExp(siteName))
})
