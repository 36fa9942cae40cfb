import { entries } from './export'
import { expect, test } from './fixtures'

test.use({ expectedError: /404/ })

// The landmarks, headings, figures and controls of a page, in the order in which a screen reader comes to them. Kept by
// hand: a page may hold more than its file says, and paragraphs, prices and dates are not in it.
for (const { path } of entries) {
  test(`${path} reads like the page`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path)
    const name = path.slice(1).replace('/', '-') || 'home'
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })
}
