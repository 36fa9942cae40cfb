import { accessibility } from '@/content/accessibility'
import { footLinks } from '@/content/navigation'
import { pages } from '@/content/pages'
import { privacy } from '@/content/privacy'
import { site } from '@/content/site'
import { longDate } from '@/lib/format'
import type { LegalPage } from '@/lib/schema/page'
import { entries } from './export'
import { expect, test } from './fixtures'

for (const { label, href } of footLinks) {
  test(`${label} is reached from the foot of a page`, async ({ page }) => {
    await page.goto('/house')
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeInViewport()
  })
}

test('every page leads to both of them', { tag: '@desktop' }, async ({ request }) => {
  for (const { path } of entries) {
    const html = await (await request.get(path)).text()
    for (const { href } of footLinks) expect.soft(html, path).toContain(`href="${href}"`)
  }
})

const legal: { content: LegalPage; path: string; changed: string }[] = [
  { content: accessibility, ...pages.accessibility },
  { content: privacy, ...pages.privacy },
]
for (const { content, path, changed } of legal) {
  test(`${path} gives its day, and phone and email to answer it`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(longDate(changed))).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(
      content.sections.map(({ heading }) => heading),
    )
    for (const { display, href } of [site.phone, site.email])
      await expect(main.getByRole('link', { name: display })).toHaveAttribute('href', href)
  })

  test(`${path} can be read on paper, whole and in ink`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    for (const { heading, paragraphs = [], items = [] } of content.sections)
      for (const text of [heading, ...paragraphs, ...items])
        await expect(page.getByRole('main').getByText(text)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')).toHaveCount(0)
  })
}

test('/privacy names the office to complain to, and loads nothing from it', async ({ page }) => {
  await page.goto('/privacy')
  const office = page.getByRole('main').getByRole('link', { name: 'dataprotection.ie' })
  await expect(office).toHaveAttribute('href', 'https://www.dataprotection.ie')
})
