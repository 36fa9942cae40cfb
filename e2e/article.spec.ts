import { pages } from '@/content/pages'
import { listing } from '@/content/blog/listing'
import { site } from '@/content/site'
import { articlePath } from '@/lib/article-page'
import { articles } from './articles'
import { expect, test } from './fixtures'

const { share, others, places: onTheMap } = listing
const [first] = articles
const path = articlePath(first!.slug)

for (const { slug, title, places } of articles) {
  test(`${slug} has a page of its own, with the places it names and the way to the others`, async ({
    page,
  }) => {
    await page.goto(articlePath(slug))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2, name: onTheMap.heading })).toBeVisible()
    for (const { name } of places)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', /openstreetmap/)
    for (const other of articles.filter((each) => each.slug !== slug)) {
      const link = main.getByRole('link', { name: other.title })
      await expect(link).toHaveAttribute('href', articlePath(other.slug))
    }
    await expect(main.getByRole('link', { name: others.linkLabel })).toHaveAttribute('href', '/blogs')
  })
}

test('home and the list keep leading to the articles in the list', async ({ page }) => {
  for (const from of ['/', '/blogs']) {
    await page.goto(from)
    for (const { slug } of articles)
      await expect(page.getByRole('main').locator(`a[href$="#${slug}"]`)).toHaveCount(1)
  }
})

test(
  'an article’s page belongs to the blog in the header, and is not the blog',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(path)
    const blog = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' })
    await expect(blog).toHaveCSS('text-decoration-line', 'underline')
    await expect(blog).not.toHaveAttribute('aria-current')
  },
)

for (const where of [pages.blogs.path, path]) {
  test(`sharing on ${where} hands the device the address of the article’s own page`, async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      Object.defineProperty(navigator, 'share', { value: async (data: unknown) => shared.push(data) })
    })
    await page.goto(where)
    await page.getByRole('article').first().getByRole('button', { name: share.label }).click()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
      .toEqual([{ title: first!.title, url: `${site.url}${path}` }])
  })
}

test('sharing copies the link where the device cannot share, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(path)
  await page.getByRole('button', { name: share.label }).click()
  await expect(page.getByRole('status').filter({ hasText: share.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${path}`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the address to share stands there, and no button that does nothing', async ({ page }) => {
    await page.goto(path)
    const article = page.getByRole('article')
    await expect(article.getByRole('button')).toHaveCount(0)
    await expect(article.getByRole('link', { name: `${new URL(site.url).host}${path}` })).toBeVisible()
  })
})
