import { test, expect } from '@playwright/test'
import { apartment, house, siteName, slugs } from './facts'

const pages = ['/', house.path, apartment.path, '/blogs', '/book', '/thank-you']

test('Every page sets a document title of its own', async ({ page }) => {
  const titles: string[] = []
  for (const path of [...pages, '/no-such-page']) {
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

test('The document title follows when a link is chosen', async ({ page }) => {
  await page.goto('/book')
  const before = await page.title()
  await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blogs')
  await expect(page).not.toHaveTitle(before)
})

test('Every page has a meta description and a social card with title, description, image, url and type', async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path)
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1)
    await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', /\S/)
    for (const name of ['title', 'description', 'image', 'url', 'type']) {
      const tag = page.locator(`head meta[property="og:${name}"]`)
      await expect(tag).toHaveCount(1)
      await expect(tag).toHaveAttribute('content', /\S/)
    }
  }
})

test('The type of the social card is website by default', async ({ page }) => {
  for (const path of ['/', house.path, apartment.path, '/book']) {
    await page.goto(path)
    await expect(page.locator('head meta[property="og:type"]')).toHaveAttribute('content', 'website')
  }
})

test('The url of the social card is the absolute address of the page', async ({ page }) => {
  for (const path of [house.path, apartment.path, '/blogs', '/book']) {
    await page.goto(path)
    const url = page.locator('head meta[property="og:url"]')
    await expect(url).toHaveAttribute('content', new RegExp(`^https?://.+${path}$`))
  }
})

test('The image of the social card has an absolute address', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('head meta[property="og:image"]')).toHaveAttribute('content', /^https?:\/\/.+/)
})

test('A canonical address, where there is one, is the url of the social card', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    const url = await page.locator('head meta[property="og:url"]').getAttribute('content')
    for (const canonical of await page.locator('head link[rel="canonical"]').all()) {
      await expect(canonical).toHaveAttribute('href', url ?? '')
    }
  }
})

test('The social card follows when a link is chosen and is not doubled', async ({ page }) => {
  await page.goto('/')
  await page.locator('footer').getByRole('link', { name: house.name }).click()
  await expect(page).toHaveURL(house.path)
  const url = page.locator('head meta[property="og:url"]')
  await expect(url).toHaveAttribute('content', new RegExp(`${house.path}$`))
  await expect(page.locator('head meta[property="og:title"]')).toHaveCount(1)
})

test('The page of an article has a title and a description of its own', async ({ page }) => {
  const seen = new Set<string | null>()
  for (const slug of slugs) {
    await page.goto(`/blogs/${slug}`)
    await expect(page).toHaveTitle(/\S/)
    seen.add(await page.title())
    seen.add(await page.locator('head meta[name="description"]').getAttribute('content'))
  }
  expect(seen.size).toBe(2 * slugs.length)
})
