import openGraphScraper from 'open-graph-scraper'
import sharp from 'sharp'
import { unfurl } from 'unfurl.js'
import { card } from '@/content/cards'
import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/absolute-url'
import { entries, rawPage, unresolved } from './export'
import { expect, test } from './fixtures'

// Two readers of cards that know nothing of each other or of us, on the HTML as it is served.
const HEAVIEST = 300_000

for (const { path, title, description, type = 'website', changed, author } of entries) {
  const { width, height, alt, ...made } = card(path)
  const url = absoluteUrl(site.url, path)
  const image = { url: absoluteUrl(site.url, made.path), width, height, alt, type: 'image/jpeg' }

  test(`${path} has one card, as open-graph-scraper reads it`, { tag: '@desktop' }, async ({ request }) => {
    const { html } = await rawPage(request, path)
    const { result } = await openGraphScraper({ html })
    const size = { width: String(width), height: String(height) }
    expect(result).toMatchObject({
      ogTitle: title,
      ogDescription: description,
      ogUrl: url,
      ogType: type,
      ogSiteName: site.name,
      ogLocale: site.locale,
      ogImage: [{ ...image, ...size }],
      twitterCard: 'summary_large_image',
      twitterTitle: title,
      twitterDescription: description,
      twitterImage: [{ url: image.url, alt }],
    })
    expect(result.ogImage).toHaveLength(1)
    expect([result.articlePublishedTime, result.articleAuthor]).toEqual(
      type === 'article' ? [changed, author] : [undefined, undefined],
    )
  })

  // It takes nothing from an address that answers 404, as chats do not.
  if (path !== '/404')
    test(`${path} has one card, as unfurl.js reads it`, { tag: '@desktop' }, async ({ baseURL }) => {
      const { open_graph: graph, twitter_card: twitter, ...rest } = await unfurl(`${baseURL}${path}`)
      // It writes every address as URL does.
      const { href } = new URL(url)
      expect(rest).toMatchObject({ title, description })
      expect(graph).toMatchObject({
        title,
        description,
        url: href,
        type,
        site_name: site.name,
        locale: site.locale,
      })
      expect(graph.images).toEqual([image])
      expect(twitter).toMatchObject({ card: 'summary_large_image', title, description })
      expect(twitter.images).toEqual([expect.objectContaining({ url: image.url })])
    })

  test(
    `the card of ${path} is a JPEG of the size it says, and light`,
    { tag: '@desktop' },
    async ({ request }) => {
      expect(await unresolved(request, [image.url])).toEqual([])
      const response = await request.get(made.path)
      expect(response.headers()['content-type']).toBe('image/jpeg')
      const body = await response.body()
      expect(body.length).toBeLessThan(HEAVIEST)
      expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect({ width, height }).toEqual({ width: 1200, height: 630 })
    },
  )
}

test('every page has a card of its own', { tag: '@desktop' }, () => {
  expect(new Set(entries.map(({ path }) => card(path).path)).size).toBe(entries.length)
})
