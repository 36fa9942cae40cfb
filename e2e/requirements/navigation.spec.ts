import { test, expect } from '@playwright/test'
import { apartment, house } from './facts'

const pages = ['/', house.path, apartment.path, '/blogs', '/book', '/thank-you']

test('The Contact link of the footer leads to the contact card, also from the booking page', async ({
  page,
}) => {
  await page.goto('/book')
  await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/book#contact')
  await expect(page.locator('#contact')).toBeInViewport()
})

test('No page makes a request to a third party or a network call of its own', async ({ page }) => {
  const calls: string[] = []
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host)
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url())
  })
  for (const path of pages) {
    await page.goto(path)
    await page.keyboard.press('End')
    await expect(page.locator('footer')).toBeInViewport()
  }
  expect(calls).toEqual([])
  expect([...hosts]).toEqual([new URL(page.url()).host])
})

test('No page sets a cookie', async ({ page, context }) => {
  for (const path of pages) await page.goto(path)
  expect(await context.cookies()).toEqual([])
})
