import { content } from '@/app/_shared/content'
import { isExample } from '../example'
import { expect, test } from '../fixtures'
import { house } from '../properties'

const { pages } = content

// Each file lists the landmarks, headings and controls of a page in the order in which a screen reader reads
// them. The files are edited by hand. A page may contain more than its file; paragraphs, prices and dates are left out.
for (const [name, { path }] of Object.entries({ home: pages.home, house, book: pages.book })) {
  test(`a screen reader finds what ${path} shows, in order`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path)
    // On /book Next adds the announcer of its router, which would be a stop.
    if (path === pages.book.path)
      await expect(page.locator('next-route-announcer')).toHaveCSS('display', 'none')
    test.skip(
      !isExample,
      'The files hold the example’s words. Write yours into e2e/pages/aria to compare them.',
    )
    const hint = `If the content has changed, write its words into e2e/pages/aria/${name}.aria.yml.`
    await expect(page.locator('body'), hint).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })
}
