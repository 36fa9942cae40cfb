import type { PageEntry } from '../types/page'
import type { Picture } from '../types/picture'
import { checkPages } from './pages'

const aPage = (over: Partial<PageEntry> = {}): PageEntry => ({
  path: '/pier',
  title: 'The pier at Moville',
  description: 'x'.repeat(100),
  changed: '2001-02-03',
  ...over,
})

const routes = ['/pier']
const image = { name: 'pier' } as Picture

it('has nothing to say of good pages', () => {
  expect(checkPages({ pier: aPage({ image, cardTitle: 'The pier' }) }, routes)).toEqual([])
})

it.each([
  ['a title too short to tell the page', { title: 'The pier' }, 'title: It has 8 characters'],
  ['a title that would be cut', { title: 'x'.repeat(61) }, 'title: It has 61 characters'],
  [
    'a description too short to tell the page',
    { description: 'x'.repeat(69) },
    'description: It has 69 characters',
  ],
  ['a description that would be cut', { description: 'x'.repeat(156) }, 'description: It has 156 characters'],
  ['an address that is none', { path: 'pier' }, 'path: pier does not begin with a slash'],
  ['an address without a page', { path: '/boat' }, 'path: No page is made for /boat'],
  ['a card without words', { image: { name: 'boat' } as Picture }, 'cardTitle: A card needs both'],
  ['a day of change that is none', { changed: '2001-02-30' }, 'changed: The sitemap needs the day'],
])('names page and problem of %s', (_, over, problem) => {
  expect(checkPages({ pier: aPage(over) }, routes)).toEqual([
    expect.stringContaining(`content/pages.ts › pier, ${problem}`),
  ])
})

it('asks no day of change of a page that is kept out of the sitemap', () => {
  expect(checkPages({ pier: aPage({ noindex: true, changed: undefined }) }, routes)).toEqual([])
})

it('refuses two pages with one path, title or description', () => {
  expect(checkPages({ pier: aPage(), slip: aPage() }, routes)).toEqual([
    expect.stringContaining('slip, path: pier has the same'),
    expect.stringContaining('slip, title: pier has the same'),
    expect.stringContaining('slip, description: pier has the same'),
  ])
})
