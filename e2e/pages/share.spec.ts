import { pages } from '@/content/pages'
import { listing } from '@/content/blog/listing'
import { site } from '@/content/site'
import { articlePath } from '@/lib/site/article-page'
import { articles } from '../articles'
import { expect, test } from '../fixtures'
import { recordSharing, sharedOn } from '../sharing'

const { share } = listing
const [first] = articles
const path = articlePath(first!.slug)

test(
  'the header underlines Blog on an article’s page, without marking it as the current page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(path)
    const blog = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' })
    await expect(blog).toHaveCSS('text-decoration-line', 'underline')
    await expect(blog).not.toHaveAttribute('aria-current')
  },
)

for (const where of [pages.blogs.path, path]) {
  test(`sharing on ${where} passes the address of the article’s own page to the device`, async ({ page }) => {
    await recordSharing(page)
    await page.goto(where)
    await page.getByRole('article').first().getByRole('button', { name: share.label }).click()
    await expect.poll(() => sharedOn(page)).toEqual([{ title: first!.title, url: `${site.url}${path}` }])
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the address is a link, and there is no share button', async ({ page }) => {
    await page.goto(path)
    const article = page.getByRole('article')
    await expect(article.getByRole('button')).toHaveCount(0)
    await expect(article.getByRole('link', { name: `${new URL(site.url).host}${path}` })).toBeVisible()
  })
})
