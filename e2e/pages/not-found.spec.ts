import { content } from '@/app/_shared/content'
import { expect, test } from '../fixtures'

const { notFound } = content

const unknown = '/house/attic'

test.use({ expectedError: /404|\/house\/attic/ })

// The words of the page are tested in e2e/export, its status and its link in e2e/requirements.
test('the 404 page says once what it is, in headings, and logs the unknown path as an error', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.goto(unknown)
  // The browser logs the failed document as well, but in its own words.
  const ofTheSite = () => logged.filter((text) => !text.startsWith('Failed to load resource'))
  await expect.poll(ofTheSite).toContainEqual(expect.stringContaining(unknown))
  for (const words of [notFound.figure, notFound.heading]) {
    await expect(page.getByText(words)).toHaveCount(1)
    await expect(page.getByRole('heading', { name: words })).toHaveCount(1)
  }
})
