import { pageMetadata } from './metadata'
import { aSite } from '../testing/builders'

const site = aSite({ name: 'Lakeside', url: 'https://lakeside.example' })
const card = { path: '/cards/pier.1.jpg', width: 600, height: 300, alt: 'A pier at dusk' }
const page = { path: '/pier', title: 'The pier', description: 'A pier.' }

it.each([
  ['a page whose entry has noindex', { ...page, noindex: true }, site],
  ['every page of a site that has noindex', page, aSite({ noindex: '1' })],
])('keeps %s out of search results without hiding its links, and gives it no feed', (...[, entry, where]) => {
  const { robots, alternates, openGraph } = pageMetadata(entry, where, card)
  expect(robots).toEqual({ index: false, follow: true })
  expect(alternates).toEqual({ canonical: 'https://lakeside.example/pier' })
  expect(openGraph?.images).toHaveLength(1)
})
