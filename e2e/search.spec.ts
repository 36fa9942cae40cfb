import { pages } from '@/content/pages'
import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/absolute-url'
import { FEED_PATH } from '@/lib/metadata'
import { articles } from './articles'
import { entries, indexable, rawPage, rawXml, unresolved } from './export'
import { expect, test } from './fixtures'

test('titles and descriptions are of a length that is shown whole, each its own', { tag: '@desktop' }, () => {
  for (const { path, title, description } of entries) {
    expect.soft(title.length, `title of ${path}`).toBeGreaterThanOrEqual(15)
    expect.soft(title.length, `title of ${path}`).toBeLessThanOrEqual(60)
    expect.soft(description.length, `description of ${path}`).toBeGreaterThanOrEqual(70)
    expect.soft(description.length, `description of ${path}`).toBeLessThanOrEqual(155)
  }
  expect(new Set(entries.flatMap(({ title, description }) => [title, description])).size).toBe(
    entries.length * 2,
  )
})

for (const { path, noindex } of entries) {
  test(
    `${path} says whether it may be found, and under which address`,
    { tag: '@desktop' },
    async ({ context, request }) => {
      const { $ } = await rawPage(request, path)
      const canonical = $('link[rel="canonical"]').toArray()
      const robots = $('meta[name="robots"]').toArray()
      expect(canonical.map((link) => $(link).attr('href'))).toEqual(
        noindex ? [] : [absoluteUrl(site.url, path)],
      )
      expect(robots.map((meta) => $(meta).attr('content')?.split(',')[0])).toEqual(noindex ? ['noindex'] : [])

      const page = await context.newPage()
      await page.goto(path)
      const rendered = page.locator('link[rel="canonical"]')
      await expect(rendered).toHaveCount(canonical.length)
      if (!noindex) await expect(rendered).toHaveAttribute('href', absoluteUrl(site.url, path))
    },
  )

  test(
    `${path} is headed in order, in its language, by words that say the thing`,
    { tag: '@desktop' },
    async ({ request }) => {
      const { $ } = await rawPage(request, path)
      expect($('html').attr('lang')).toBe('en-IE')
      const levels = $('h1, h2, h3, h4, h5, h6')
        .toArray()
        .map(({ tagName }) => Number(tagName[1]))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1))

      const links = $('a[href]').toArray()
      const nameOf = (link: (typeof links)[number]) =>
        $(link).attr('aria-label') ?? ($(link).text().trim() || $(link).find('img').attr('alt') || '')
      const names = links.map(nameOf)
      expect(names).not.toContain('')
      expect(names.filter((name) => /^(click here|here|more|read more|link|this)$/i.test(name))).toEqual([])
      const pictures = $('main img').toArray()
      expect(pictures.filter((picture) => $(picture).attr('alt') === undefined)).toEqual([])
    },
  )
}

test(
  'the sitemap lists every page that may be found, with its pictures and its day of change',
  { tag: '@desktop' },
  async ({ request }) => {
    const $ = await rawXml(request, '/sitemap.xml')
    const textsOf = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => $(element).text())
    const addresses = textsOf('url > loc')
    expect(addresses.toSorted()).toEqual(indexable.map(({ path }) => absoluteUrl(site.url, path)).toSorted())

    const days = textsOf('url > lastmod')
    expect(days).toHaveLength(addresses.length)
    for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)

    const images = textsOf('url > image\\:image > image\\:loc')
    expect(images.length).toBeGreaterThan(addresses.length)
    expect(await unresolved(request, [...addresses, ...images])).toEqual([])
  },
)

test('robots may read everything, and are told of the sitemap', { tag: '@desktop' }, async ({ request }) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n').filter(Boolean)
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${site.url}/sitemap.xml`])
})

test(
  'the feed gives the articles, newest first, and every page leads to it',
  { tag: '@desktop' },
  async ({ request }) => {
    const $ = await rawXml(request, FEED_PATH)
    const items = $('channel > item')
      .toArray()
      .map((item) => ({
        title: $(item).find('title').text(),
        link: $(item).find('link').text(),
        guid: $(item).find('guid').text(),
        description: $(item).find('description').text(),
        date: new Date($(item).find('pubDate').text()).toISOString().slice(0, 10),
      }))
    const expected = articles.map(({ slug, title, description, date }) => {
      const link = `${site.url}/blogs/${slug}`
      return { title, link, guid: link, description, date }
    })
    expect(items).toEqual(expected)
    const self = $('channel > atom\\:link').attr('href')
    expect(self).toBe(`${site.url}${FEED_PATH}`)
    const addresses = [self!, $('channel > link').text(), ...items.map(({ link }) => link)]
    expect(await unresolved(request, addresses)).toEqual([])

    for (const { path } of indexable) {
      const page = await rawPage(request, path)
      expect(page.$('link[rel="alternate"][type="application/rss+xml"]').attr('href')).toBe(self)
    }
  },
)

test(
  'the icons and the manifest are there, each of the size and kind it says',
  { tag: '@desktop' },
  async ({ request }) => {
    const { $ } = await rawPage(request, pages.home.path)
    const linked = $('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
      .toArray()
      .map((link) => $(link).attr('href')!)
    const manifest = await (await request.get('/manifest.webmanifest')).json()
    expect(linked).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/icon\.svg/),
        expect.stringMatching(/^\/favicon\.ico/),
        expect.stringMatching(/^\/apple-icon\.png/),
        '/manifest.webmanifest',
      ]),
    )
    expect(manifest).toMatchObject({ name: site.name, start_url: '/', lang: 'en-IE' })
    const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 maskable', '512x512 maskable']),
    )
    const sources = [...linked, ...icons.map(({ src }) => src)].map((path) => absoluteUrl(site.url, path))
    expect(await unresolved(request, sources)).toEqual([])
  },
)

test(
  'every link of the export leads somewhere, every hash to its element',
  { tag: '@desktop' },
  async ({ baseURL }) => {
    test.slow()
    const { LinkChecker } = await import('linkinator')
    const { links } = await new LinkChecker().check({
      path: entries.filter(({ path }) => path !== pages.notFound.path).map(({ path }) => `${baseURL}${path}`),
      recurse: true,
      checkFragments: true,
      cleanUrls: true,
      redirects: 'error',
      concurrency: 20,
      urlRewriteExpressions: [{ pattern: new RegExp(`^${site.url}`), replacement: baseURL! }],
      linksToSkip: async (link) => !link.startsWith(baseURL!),
    })
    const broken = links
      .filter(({ state }) => state === 'BROKEN')
      .map(({ url, parent, status }) => ({ url, parent, status }))
    expect(broken).toEqual([])
    expect(links.length).toBeGreaterThan(100)
  },
)
