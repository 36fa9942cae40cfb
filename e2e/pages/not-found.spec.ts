import { pages } from '@/content/pages'
import { expect, test } from '../fixtures'

const unknownPaths = ['/lost', '/house/attic', '/blogs/nowhere']

test.use({ expectedError: /404|\/lost|\/house\/attic|\/blogs\/nowhere/ })

for (const path of unknownPaths) {
  test(`${path} is answered with the 404 page, which logs the path and links home`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))

    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(pages.notFound.title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText('404')
    await expect(page.getByRole('main')).toContainText('Oops! Page not found')
    // The browser logs the failed document as well, but in its own words.
    const ofTheSite = () => logged.filter((text) => !text.startsWith('Failed to load resource'))
    await expect.poll(ofTheSite).toContainEqual(expect.stringContaining(path))

    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })
}
