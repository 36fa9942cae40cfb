import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@/content/pages'
import { site } from '@/content/site'
import type { PageEntry } from '@/lib/schema/page'
import { articlePages } from './articles'
import { expect, test } from './fixtures'

const entries: PageEntry[] = [...Object.values(pages), ...articlePages]

for (const { path } of entries.filter((entry) => entry !== pages.notFound)) {
  test(`${path} is there, under one heading, and stays quiet`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}

test.describe('in the HTML as it is served', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false, expectedError: /404/ })

  for (const { path, title, description, type = 'website' } of entries) {
    test(`${path} says in search and on cards what it is`, async ({ page, request }) => {
      await page.goto(path)
      const contentOf = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

      await expect(page).toHaveTitle(title)
      expect(await contentOf('description')).toBe(description)
      expect(await contentOf('og:title')).toBe(title)
      expect(await contentOf('og:description')).toBe(description)
      expect(await contentOf('og:type')).toBe(type)
      expect(new URL((await contentOf('og:url')) ?? '').href).toBe(new URL(path, site.url).href)

      const image = new URL((await contentOf('og:image')) ?? '')
      expect(image.origin).toBe(site.url)
      expect(image.protocol).toBe('https:')
      expect((await request.get(image.pathname)).headers()['content-type']).toBe('image/jpeg')
    })
  }
})

test('every page has a title and a description of its own', { tag: '@desktop' }, () => {
  for (const field of ['title', 'description'] as const)
    expect(new Set(entries.map((entry) => entry[field])).size).toBe(entries.length)
})

test('no exported file holds a style attribute or an inline handler', { tag: '@desktop' }, () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  expect(files).toEqual(expect.arrayContaining(['index.html', 'house.html', 'book.html', '404.html']))

  const faults = files.flatMap((file) => {
    const html = readFileSync(join('out', file), 'utf8').replace(/<script\b.*?<\/script>/gs, '')
    const tags = html.match(/<[a-z](?:[^>"]|"[^"]*")*>/gi) ?? []
    const isFaulty = (tag: string) => /\s(?:style|on[a-z]+)\s*=/i.test(tag.replace(/"[^"]*"/g, '""'))
    return tags.filter(isFaulty).map((tag) => `${file}: ${tag}`)
  })
  expect(faults).toEqual([])
})
