import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { card } from '@/content/cards'
import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/absolute-url'
import { entries, exported } from './exported'

const HEAVIEST = 300_000

describe.each(entries)('$path', ({ path, title, description, type = 'website', changed, author }) => {
  const { width, height, alt, path: file } = card(path)

  it('has one card, for Open Graph and for Twitter', () => {
    const { $ } = exported(path)
    const said = $('meta[property^="og:"], meta[property^="article:"], meta[name^="twitter:"]')
      .toArray()
      .map((meta) => [$(meta).attr('property') ?? $(meta).attr('name'), $(meta).attr('content')])
    const image = absoluteUrl(site.url, file)
    const expected = {
      'og:title': title,
      'og:description': description,
      'og:url': absoluteUrl(site.url, path),
      'og:site_name': site.name,
      'og:locale': site.locale,
      'og:image': image,
      'og:image:type': 'image/jpeg',
      'og:image:width': String(width),
      'og:image:height': String(height),
      'og:image:alt': alt,
      'og:type': type,
      ...(type === 'article' && { 'article:published_time': changed, 'article:author': author }),
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
      'twitter:image:alt': alt,
      'twitter:image:type': 'image/jpeg',
      'twitter:image:width': String(width),
      'twitter:image:height': String(height),
    }
    expect(Object.fromEntries(said)).toEqual(expected)
    expect(said).toHaveLength(Object.keys(expected).length)
  })

  it('has a picture on its card that is a JPEG of the size it says, and light', async () => {
    const picture = readFileSync(`out${file}`)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect({ width, height }).toEqual({ width: 1200, height: 630 })
    expect(picture.length).toBeLessThan(HEAVIEST)
  })
})

it('every page has a card of its own', () => {
  expect(new Set(entries.map(({ path }) => card(path).path)).size).toBe(entries.length)
})
