import { pages, site } from '@/content'
import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import sharp from 'sharp'
import cards from '@/.generated/cards.json'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { CARD } from '@/lib/site/card'
import { entries, exported } from './exported'

const cardOf: Record<string, string | undefined> = cards

/** Bytes. Messengers drop pictures that are too large. */
const MAX_SIZE = 300_000

/** Reads a page by patterns, as a crawler does that reads no further than it needs to. */
function readCard(html: string) {
  const decoded = (text: string) => load(text).text()
  const metas = Array.from(
    html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g),
    ([, name = '', content = '']) => [name, decoded(content)],
  )
  return {
    titles: Array.from(html.matchAll(/<title>([^<]*)<\/title>/g), ([, text = '']) => decoded(text)),
    descriptions: metas.flatMap(([name, content]) => (name === 'description' ? content : [])),
    tags: metas.filter(([name = '']) => /^(og|article|twitter):/.test(name)),
  }
}

describe.each(entries)('$path', ({ path, title, description, type = 'website', changed, author, image }) => {
  const file = cardOf[path] ?? cards['/']

  it('has title, description and one set of card tags for Open Graph and Twitter, all in its first 8 KiB', () => {
    const { html } = exported(path)
    const start = Buffer.from(html).subarray(0, 8192).toString()
    const { tags, ...others } = readCard(start)
    expect(others).toEqual({ titles: [title], descriptions: [description] })
    expect(readCard(html).tags).toHaveLength(tags.length)
    const shared = [
      ['title', title],
      ['description', description],
      ['image', absoluteUrl(site.url, file)],
      ['image:type', 'image/jpeg'],
      ['image:width', String(CARD.width)],
      ['image:height', String(CARD.height)],
      ['image:alt', (image ?? pages.home.image!).alt],
    ]
    const expected = [
      ...['og', 'twitter'].flatMap((prefix) => shared.map(([name, value]) => [`${prefix}:${name}`, value])),
      ['og:url', absoluteUrl(site.url, path)],
      ['og:site_name', site.name],
      ['og:locale', site.language.replace('-', '_')],
      ['og:type', type],
      ['twitter:card', 'summary_large_image'],
    ]
    if (type === 'article') expected.push(['article:published_time', changed], ['article:author', author])
    expect(tags.toSorted()).toEqual(expected.toSorted())
  })

  it('has a card picture that is a small JPEG of the size that its tags give', async () => {
    const picture = readFileSync(`out${file}`)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...CARD })
    expect(picture.length).toBeLessThan(MAX_SIZE)
  })
})
