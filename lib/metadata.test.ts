import { pageMetadata } from './metadata'
import { aPicture, aSite } from './testing/builders'

const site = aSite({ name: 'Lakeside', url: 'https://lakeside.example' })
const stock = aPicture({ path: '/pictures/stock.0', widths: [480, 1100, 1600], width: 1600, height: 800 })
const page = { path: '/pier', title: 'The pier', description: 'A pier.' }

it('states title, description, image, url and type on every page', () => {
  const { title, description, openGraph, twitter } = pageMetadata(page, site, stock)
  expect({ title, description }).toEqual({ title: 'The pier', description: 'A pier.' })
  expect(openGraph).toMatchObject({
    title: 'The pier',
    description: 'A pier.',
    url: 'https://lakeside.example/pier',
    siteName: 'Lakeside',
  })
  expect(twitter).toMatchObject({ card: 'summary_large_image', title: 'The pier' })
})

it('defaults to the type website and to the stock site image', () => {
  expect(pageMetadata(page, site, stock).openGraph).toMatchObject({
    type: 'website',
    images: [{ url: 'https://lakeside.example/pictures/stock.0-1100.jpg', width: 1100, height: 550 }],
  })
})

it('takes the page’s own image and type', () => {
  const image = aPicture({
    path: '/pictures/pier.1',
    widths: [800],
    width: 800,
    height: 400,
    alt: 'A pier at dusk',
  })
  expect(pageMetadata({ ...page, image, type: 'article' }, site, stock).openGraph).toMatchObject({
    type: 'article',
    images: [{ url: 'https://lakeside.example/pictures/pier.1-800.jpg', alt: 'A pier at dusk' }],
  })
})

it.each([
  ['/', 'https://lakeside.example/'],
  ['/pier', 'https://lakeside.example/pier'],
])('gives %s one canonical address', (path, url) => {
  expect(pageMetadata({ ...page, path }, site, stock).alternates?.canonical).toBe(url)
})

it('keeps a page out of search results without hiding its links, and gives it no canonical address', () => {
  const { robots, alternates } = pageMetadata({ ...page, noindex: true }, site, stock)
  expect(robots).toEqual({ index: false, follow: true })
  expect(alternates).toBeUndefined()
})
