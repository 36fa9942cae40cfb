import { listing } from '@/content/blog/listing'
import { site } from '@/content/site'
import { plainText } from '@/lib/chart-text'
import { longDate } from '@/lib/format'
import { articles } from './articles'
import { expect, test } from './fixtures'

test.beforeEach(async ({ page }) => {
  await page.goto('/blogs')
})

test('there are exactly three articles, newest first, each with its slug as anchor', async ({ page }) => {
  const slugs = await page.getByRole('article').evaluateAll((all) => all.map(({ id }) => id))
  expect(slugs).toEqual(articles.map(({ slug }) => slug))
  expect(slugs).toHaveLength(3)
})

for (const { slug, title, date, author, readingTime, standfirst, highlights } of articles) {
  test(`${slug} is there with all its fields`, async ({ page }) => {
    const article = page.locator(`article#${slug}`)
    await expect(article.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(article.getByText(longDate(date), { exact: true })).toHaveAttribute('datetime', date)
    await expect(
      article.getByText(`${longDate(date)} · by ${author} · ${readingTime} min read`),
    ).toBeVisible()
    await expect(article.getByText(plainText(standfirst))).toBeVisible()
    await expect(article.getByRole('heading', { level: 3, name: listing.highlightsHeading })).toBeVisible()
    await expect(article.getByRole('listitem')).toHaveText(highlights)
    await expect(article.getByRole('img')).toHaveCount(1)
  })

  test(`the contents lead to ${slug}, clear of the header`, async ({ page }) => {
    await page.getByRole('navigation', { name: 'Articles' }).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/blogs#${slug}`)
    const article = page.locator(`article#${slug}`)
    await expect(article).toBeInViewport()
    const header = (await page.getByRole('banner').boundingBox())!
    expect((await article.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height)
  })
}

test('the end leads to the booking form and to an email', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: site.email.display })).toHaveAttribute('href', site.email.href)
  await main.getByRole('link', { name: listing.close.bookLabel }).click()
  await expect(page).toHaveURL('/book')
})
