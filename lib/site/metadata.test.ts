import { pageMetadata } from './metadata'
import { aCard, aSite } from '../testing/builders'

const site = aSite({ name: 'Lakeside', url: 'https://lakeside.example' })
const card = aCard({ path: '/cards/pier.1.jpg', width: 600, height: 300, alt: 'A pier at dusk' })
const page = { path: '/pier', title: 'The pier', description: 'A pier.' }

it('states title, description, image, url, type, site and language on every page', () => {
  const { title, description, openGraph, twitter } = pageMetadata(page, site, card)
  expect({ title, description }).toEqual({ title: 'The pier', description: 'A pier.' })
  expect(openGraph).toMatchObject({
    title: 'The pier',
    description: 'A pier.',
    url: 'https://lakeside.example/pier',
    siteName: 'Lakeside',
    locale: 'en_IE',
  })
  expect(twitter).toMatchObject({ card: 'summary_large_image', title: 'The pier', description: 'A pier.' })
})

it('states one card with its absolute address, size, alternative text and media type', () => {
  const image = {
    url: 'https://lakeside.example/cards/pier.1.jpg',
    width: 600,
    height: 300,
    alt: 'A pier at dusk',
    type: 'image/jpeg',
  }
  const { openGraph, twitter } = pageMetadata(page, site, card)
  expect(openGraph?.images).toEqual([image])
  expect(twitter?.images).toEqual([image])
})

it('defaults to the type website', () => {
  expect(pageMetadata(page, site, card).openGraph).toMatchObject({ type: 'website' })
})

it('states the date and the author of an article', () => {
  const article = { ...page, type: 'article', changed: '2001-02-03', author: 'A. Boatman' } as const
  expect(pageMetadata(article, site, card).openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2001-02-03',
    authors: 'A. Boatman',
  })
})

it.each([
  ['/', 'https://lakeside.example'],
  ['/pier', 'https://lakeside.example/pier'],
])('gives %s one canonical address and a link to the feed', (path, url) => {
  const { alternates } = pageMetadata({ ...page, path }, site, card)
  expect(alternates?.canonical).toBe(url)
  expect(alternates?.types).toEqual({
    'application/rss+xml': [{ url: 'https://lakeside.example/feed.xml', title: 'Lakeside: articles' }],
  })
})

it.each([
  ['a page whose entry has noindex', { ...page, noindex: true }, site],
  ['every page of a site that has noindex', page, aSite({ noindex: '1' })],
])(
  'keeps %s out of search results without hiding its links, and gives it no canonical address',
  (...[, entry, where]) => {
    const { robots, alternates, openGraph } = pageMetadata(entry, where, card)
    expect(robots).toEqual({ index: false, follow: true })
    expect(alternates).toBeUndefined()
    expect(openGraph?.images).toHaveLength(1)
  },
)
