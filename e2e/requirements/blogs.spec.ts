import { test, expect } from '@playwright/test'
import { email, slugs } from './facts'

test('An address with the slug of an article leads to that article @both', async ({ page }) => {
  for (const slug of slugs) {
    await page.goto('/')
    await page.goto(`/blogs#${slug}`)
    await expect(page.locator(`[id="${slug}"]`).getByRole('heading').first()).toBeInViewport()
  }
})

test('The call to action of the blog has a mailto link and a link to the booking form', async ({ page }) => {
  await page.goto('/blogs')
  await expect(page.locator('main a[href^="mailto:"]')).toHaveAttribute('href', new RegExp(email))
  await page.locator('main').locator('a[href="/book"]').last().click()
  await expect(page).toHaveURL('/book')
})
