import { pages } from '@/content/pages'
import { expect, test } from '../fixtures'

const unknownPaths = ['/lost', '/house/attic', '/blogs/nowhere']

test.use({ expectedError: /404|\/lost|\/house\/attic|\/blogs\/nowhere/ })

for (const path of unknownPaths) {
  test(`${path} is answered with 404, logged, and shown the way home`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))

    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(pages.notFound.title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText('404')
    await expect(page.getByRole('main')).toContainText('Oops! Page not found')
    // The browser says by itself that the document was not found, but not in the words of the site.
    const ofTheSite = () => logged.filter((text) => !text.startsWith('Failed to load resource'))
    await expect.poll(ofTheSite).toContainEqual(expect.stringContaining(path))

    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })
}
