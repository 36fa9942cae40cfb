import { test, expect } from '@playwright/test'
import { apartment, email, house, phone } from './facts'

const pages = ['/', house.path, apartment.path, '/blogs', '/book', '/thank-you', '/no-such-page']

test('Every page has a header with a logo that links home, and a footer @both', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

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

  test('The Contact link of the header leads to the contact card', async ({ page }) => {
    await page.goto('/')
    await page.locator('header').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/book#contact')
    await expect(page.locator('#contact')).toBeInViewport()
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

  test('The Accommodation menu opens with the keyboard', async ({ page }) => {
    await page.goto('/')
    const header = page.locator('header')
    await header.getByRole('button', { name: 'Accommodation' }).focus()
    await page.keyboard.press('Enter')
    await expect(header.getByRole('link', { name: house.name })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(header.getByRole('link', { name: house.name })).toBeFocused()
  })

  test('The “Book Now” button of the header leads to the booking form', async ({ page }) => {
    await page.goto(house.path)
    await page.locator('header').getByRole('link', { name: 'Book Now' }).click()
    await expect(page).toHaveURL('/book')
  })

  test('Home, Blog and Book are highlighted on their own page and nowhere else', async ({ page }) => {
    const own = { Home: '/', Blog: '/blogs', Book: '/book' }
    for (const [current, path] of Object.entries(own)) {
      await page.goto(path)
      for (const name of Object.keys(own)) {
        const link = page.locator('header').getByRole('link', { name, exact: true })
        if (name === current) await expect(link).toHaveAttribute('aria-current', 'page')
        else await expect(link).not.toHaveAttribute('aria-current', 'page')
      }
    }
  })

  test('The highlight moves along when another page is chosen', async ({ page }) => {
    await page.goto('/')
    const header = page.locator('header')
    await header.getByRole('link', { name: 'Blog' }).click()
    await expect(header.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page')
    await expect(header.getByRole('link', { name: 'Home', exact: true })).not.toHaveAttribute(
      'aria-current',
      'page',
    )
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

  test('The footer shows the phone number as a tel link and the email address as a mailto link', async ({
    page,
  }) => {
    const link = page.locator('footer').getByRole('link', { name: phone.display })
    await expect(link).toHaveAttribute('href', phone.href)
    await expect(page.locator('footer').getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    )
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
