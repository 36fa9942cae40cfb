import { test, expect } from '@playwright/test'
import { apartment, house } from './facts'

const links = ['Home', house.name, apartment.name, 'Blog', 'Book', 'Contact', 'Book Now']

test('The menu is closed at first and the toggle opens it with the same links as on wide screens', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.locator('header')
  await expect(header.getByRole('link', { name: 'Blog' })).toBeHidden()
  await header.getByRole('button', { name: /menu/i, expanded: false }).click()
  for (const name of links) {
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
  }
})

test('The toggle closes the menu again', async ({ page }) => {
  await page.goto(house.path)
  const header = page.getByRole('banner')
  const toggle = header.getByRole('button').first()
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(header.getByRole('link', { name: 'Contact' })).toBeHidden()
})

test('Choosing a link of the menu leads to its page and closes the menu', async ({ page }) => {
  await page.goto('/')
  const header = page.locator('header')
  for (const [name, path] of [
    [house.name, house.path],
    [apartment.name, apartment.path],
    ['Blog', '/blogs'],
    ['Book', '/book'],
    ['Home', '/'],
  ] as const) {
    await header.getByRole('button', { name: /menu/i, expanded: false }).click()
    await header.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(header.getByRole('button', { name: /menu/i, expanded: false })).toBeVisible()
    await expect(header.getByRole('link', { name, exact: true })).toBeHidden()
  }
})

test('Choosing the link of the page one is on closes the menu too', async ({ page }) => {
  await page.goto('/blogs')
  const header = page.locator('header')
  await header.getByRole('button', { name: /menu/i }).click()
  await header.getByRole('link', { name: 'Blog' }).click()
  await expect(header.getByRole('link', { name: 'Blog' })).toBeHidden()
  await expect(page).toHaveURL('/blogs')
})

test('The menu can be opened and used with the keyboard', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /menu/i }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /menu/i, expanded: true })).toBeFocused()
  const blog = page.locator('header').getByRole('link', { name: 'Blog' })
  await blog.focus()
  await blog.press('Enter')
  await expect(page).toHaveURL('/blogs')
})
