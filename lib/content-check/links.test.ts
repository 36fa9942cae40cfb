import { checkLinks, linksIn, linksInArticle } from './links'

const addresses = new Map([
  ['/', []],
  ['/pier', ['slip']],
])
const check = (href: string) => checkLinks([{ file: 'content/a.ts', entry: 'b', href }], addresses)

it.each([
  '/',
  '/pier',
  '/pier#slip',
  '/pier?boat=1#slip',
  'https://a.example/b',
  'tel:+1',
  'mailto:a@b.example',
])('lets %s stand', (href) => {
  expect(check(href)).toEqual([])
})

it.each([
  ['/peir', 'There is no page /peir.'],
  ['/pier#slop', 'There is no #slop on /pier. Fix: Take one of #slip'],
  ['/#slip', 'There is no #slip on /. Fix: Leave it out.'],
  ['http://a.example', 'http://a.example is not secure.'],
  ['pier', 'pier is no address.'],
  ['', 'Nothing is no address.'],
])('says that %s leads nowhere', (href, message) => {
  expect(check(href)).toEqual([expect.stringContaining(`content/a.ts › b: ${message}`)])
})

it('finds links wherever they stand, and says where', () => {
  const values = {
    menu: { links: [{ label: 'Pier', href: '/pier' }] },
    by: { name: 'A', href: 'https://a.example' },
  }
  expect(linksIn('content/a.ts', values)).toEqual([
    { file: 'content/a.ts', entry: 'menu, links, Pier, href', href: '/pier' },
    { file: 'content/a.ts', entry: 'by, href', href: 'https://a.example' },
  ])
  expect(linksInArticle('boats', '---\nimage: [a](/front)\n---\n\nSee [the pier](/pier "Pier").')).toEqual([
    { file: 'content/blog/boats.mdx', entry: 'link “the pier”', href: '/pier' },
  ])
})
