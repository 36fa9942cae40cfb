import { site } from '@/content/site'
import { articlePath } from '@/lib/site/article-page'
import { articles } from '../articles'
import { expect, test } from '../fixtures'

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the address is a link, and there is no share button', async ({ page }) => {
    await page.goto(path)
    const article = page.getByRole('article')
    await expect(article.getByRole('button')).toHaveCount(0)
    await expect(article.getByRole('link', { name: `${new URL(site.url).host}${path}` })).toBeVisible()
  })
})
