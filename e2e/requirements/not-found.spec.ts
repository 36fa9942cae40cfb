import { test, expect } from '@playwright/test'

test('An unknown address answers 404, says so, logs its path and leads home', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const response = await page.goto('/house/attic')
  expect.soft(response?.status()).toBe(404)
  await expect.soft(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect.soft(page.getByText('Oops! Page not found')).toBeVisible()
  // The browser's own message has the address, which holds the path as well.
  const ours = () => logged.filter((text) => !text.startsWith('Failed to load')).join()
  await expect.poll(ours).toContain('/house/attic')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})
