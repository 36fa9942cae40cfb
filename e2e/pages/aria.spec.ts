import { pages } from '@/content/pages'
import { expect, test } from '../fixtures'

// The landmarks, headings, figures and controls of a page, in the order in which a screen reader comes to them. Kept by
// hand: a page may hold more than its file says, and paragraphs, prices and dates are not in it.
for (const [name, { path }] of Object.entries({ home: pages.home, house: pages.house, book: pages.book })) {
  test(`a screen reader comes to what ${path} shows, in its order`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })
}
