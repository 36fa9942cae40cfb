import { test, expect, type Page } from '@playwright/test'
import { second as apartment, email, first as house, phone, site, slugs } from '../content'

const pages = ['/', house.path, apartment.path, '/blogs', '/book', '/thank-you']
const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')

test('Every page answers, and has a header that stays in view', async ({ page }) => {
  for (const path of [...pages, ...slugs.map((slug) => `/blogs/${slug}`)]) {
    const response = await page.goto(path)
    expect.soft(response?.status(), path).toBe(200)
    await page.keyboard.press('End')
    await expect.soft(footer(page), path).toBeInViewport()
    await expect.soft(header(page), path).toBeInViewport()
  }
})

test('Every change of path starts at the top, also Back and Forward', async ({ page }) => {
  const position = () => page.evaluate(() => scrollY)
  await page.goto(house.path)
  await footer(page).getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL('/blogs')
  expect(await position()).toBe(0)
  for (const [way, path] of [
    ['goBack', house.path],
    ['goForward', '/blogs'],
  ] as const) {
    await footer(page).scrollIntoViewIfNeeded()
    expect(await position()).toBeGreaterThan(0)
    // A page from the browser's cache fires no `load` event.
    await page[way]({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
    await expect.poll(position).toBe(0)
  }
})

test('On wide screens the header has its links, marks the page that is open, and has no menu toggle @desktop', async ({
  page,
}) => {
  for (const [path, active] of [
    ['/', 'Home'],
    ['/blogs', 'Blog'],
    ['/book', 'Book'],
  ] as const) {
    await page.goto(path)
    for (const name of ['Home', 'Blog', 'Book', 'Contact'])
      await expect.soft(header(page).getByRole('link', { name, exact: true })).toBeVisible()
    await expect.soft(header(page).locator('nav [aria-current="page"]'), path).toHaveText(active)
    await expect.soft(header(page).getByRole('link').first(), 'logo').toHaveAttribute('href', '/')
    await expect.soft(header(page).getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/book')
    await expect.soft(header(page).getByRole('button', { name: /menu/i })).toHaveCount(0)
  }
})

test('On wide screens the Accommodation menu shows both properties while it is hovered, and leads to them @desktop', async ({
  page,
}) => {
  await page.goto('/blogs')
  for (const property of [house, apartment]) {
    const link = header(page).getByRole('link', { name: property.name })
    await expect(link).toBeHidden()
    await header(page).getByText('Accommodation').hover()
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(property.path)
    await page.mouse.move(640, 700)
  }
})

test('On small screens a toggle opens and closes a menu with the same links, and choosing a link closes it', async ({
  page,
}) => {
  await page.goto('/book')
  const link = (name: string) => header(page).getByRole('link', { name, exact: true })
  const toggle = (expanded: boolean) => header(page).getByRole('button', { name: /menu/i, expanded })
  await expect(link('Blog')).toBeHidden()
  await toggle(false).click()
  for (const name of ['Home', house.name, apartment.name, 'Blog', 'Book', 'Contact', 'Book Now'])
    await expect.soft(link(name)).toBeVisible()
  await toggle(true).click()
  await expect(link('Blog')).toBeHidden()

  // This link leads to a place of the same page, so no new document closes the menu.
  await toggle(false).click()
  await link('Contact').click()
  await expect(page).toHaveURL('/book#contact')
  await expect(link('Contact')).toBeHidden()
  await expect(toggle(false)).toBeVisible()
  await expect(page.locator('#contact')).toBeInViewport()

  await toggle(false).click()
  await link(house.name).click()
  await expect(page).toHaveURL(house.path)
  await expect(link(house.name)).toBeHidden()
})

test('The footer has the contact details, the quick links and the social links', async ({ page }) => {
  await page.goto('/book')
  const link = (name: string | RegExp) => footer(page).getByRole('link', { name, exact: true })
  for (const name of ['Contact Us', 'Quick Links'])
    await expect.soft(footer(page).getByRole('heading', { name })).toBeVisible()
  for (const [name, href] of [
    [phone.display, phone.href],
    [email, `mailto:${email}`],
    ['Home', '/'],
    [house.name, house.path],
    [apartment.name, apartment.path],
    ['Blog', '/blogs'],
    ['Book Your Stay', '/book'],
    ['Contact', '/book#contact'],
    ...(site.socials ?? []).map(({ name, href }) => [name, href] as const),
  ] as const)
    await expect.soft(link(name), String(name)).toHaveAttribute('href', href)
})
