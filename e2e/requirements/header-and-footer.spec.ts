import { test, expect } from '@playwright/test'
import { apartment, house } from './facts'

test('The header stays in view at the end of a long page @both', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('End')
  await expect(page.locator('footer')).toBeInViewport()
  await expect(page.locator('header')).toBeInViewport()
})

test.describe('The header on wide screens @desktop', () => {
  test('The header shows the links Home, Blog, Book and Contact', async ({ page }) => {
    await page.goto('/')
    const header = page.locator('header')
    for (const name of ['Home', 'Blog', 'Book', 'Contact']) {
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
    }
  })

  test('The Accommodation menu shows both properties only while it is hovered', async ({ page }) => {
    await page.goto('/blogs')
    const header = page.locator('header')
    await expect(header.getByRole('link', { name: house.name })).toBeHidden()
    await header.getByText('Accommodation').hover()
    await expect(header.getByRole('link', { name: house.name })).toBeVisible()
    await expect(header.getByRole('link', { name: apartment.name })).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(header.getByRole('link', { name: house.name })).toBeHidden()
  })

  test('The links of the Accommodation menu can be reached with the mouse and lead to the properties', async ({
    page,
  }) => {
    for (const property of [house, apartment]) {
      await page.goto('/')
      const header = page.getByRole('banner')
      await header.getByText('Accommodation').hover()
      await header.getByRole('link', { name: property.name }).click()
      await expect(page).toHaveURL(property.path)
    }
  })

  test('There is no menu toggle on wide screens', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('header').getByRole('button', { name: /menu/i })).toHaveCount(0)
  })
})

test.describe('The footer', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('The footer has the columns Contact Us and Quick Links @both', async ({ page }) => {
    const footer = page.locator('footer')
    await expect(footer.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
    await expect(footer.getByRole('heading', { name: 'Quick Links' })).toBeVisible()
  })

  test('The quick links of the footer lead to all the pages', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    const links = {
      Home: '/',
      [house.name]: house.path,
      [apartment.name]: apartment.path,
      Blog: '/blogs',
      'Book Your Stay': '/book',
      Contact: '/book#contact',
    }
    for (const [name, href] of Object.entries(links)) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
  })

  test('The footer links to Facebook and Instagram', async ({ page }) => {
    const footer = page.locator('footer')
    await expect(footer.getByRole('link', { name: /facebook/i })).toHaveAttribute('href', /facebook/)
    await expect(footer.getByRole('link', { name: /instagram/i })).toHaveAttribute('href', /instagram/)
  })

  test.describe('the example', () => {
    test('The footer names the place, describes the accommodation and ends with a copyright line for 2025 and a credit link', async ({
      page,
    }) => {
      const footer = page.locator('footer')
      await expect(footer.getByText(/Greencastle/).first()).toBeVisible()
      await expect(footer.getByText(/Donegal/).first()).toBeVisible()
      await expect(footer.getByText(/2025/)).toBeVisible()
      await expect(footer.getByText(/luxury waterfront self-serve accommodation/i)).toBeVisible()
      await expect(footer.getByRole('link').last()).toHaveAttribute('href', /^https?:/)
    })
  })
})
