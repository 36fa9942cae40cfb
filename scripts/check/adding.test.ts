/**
 * `npm run test:adding`: adds an article, a picture, a gallery, a page, a field of the form and taken nights to a copy of the
 * project by the steps that the documentation lists.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { bookWithField, inBrowser } from './testing/book-in-copy'
import {
  addPicture,
  build,
  check,
  copy,
  edit,
  makeCopy,
  program,
  read,
  removeCopy,
  succeed,
  write,
} from './testing/project-copy'

before(makeCopy)
after(removeCopy)

let isBuilt = false
/** Builds the copy once, for all tests below, of which any may run alone. */
function buildOnce() {
  if (!isBuilt) build()
  isBuilt = true
}

test('an article is one file and one picture', async () => {
  succeed([...program, 'scripts/dev/new-article.ts', 'Low water'])
  write('content/blog/low-water.mdx', read('content/blog/taste-inishowen.mdx'))
  edit(
    'content/blog/low-water.mdx',
    ['title: A taste of Inishowen', 'title: Low water'],
    ['image: blog/taste-inishowen', 'image: blog/low-water'],
    ['description: ', 'description: Low. '],
  )
  await addPicture('blog/low-water', '#345', 'Low water')
  check()
})

test('a picture is one file and one line, a gallery one entry', async () => {
  await addPicture('house/boathouse-1', '#543', 'The boathouse')
  edit('content/properties/house.ts', [
    '\n] satisfies Written<Gallery>[]',
    `
  {
    id: 'boathouse',
    heading: 'Boathouse',
    sentence: 'Where the oars are.',
    pictures: ['house/boathouse-1', 'house/outdoor-1'],
  },
] satisfies Written<Gallery>[]`,
  ])
  check()
})

test('a page is its words, an entry, a file of a few lines, and a Quick Link', () => {
  write(
    'content/garden.ts',
    `import type { LegalPage } from '@/lib/schema/page'

export const garden = {
  heading: 'Garden',
  lede: 'Gorse, thrift and a bench.',
  dateLabel: 'Last mown on',
  sections: [{ heading: 'The bench', paragraphs: ['It faces the lough.'] }],
} satisfies LegalPage
`,
  )
  edit('lib/schema/content.ts', [
    "  'content/getting-here.ts'",
    "  'content/garden.ts': z.object({ garden: legalPage }),\n  'content/getting-here.ts'",
  ])
  edit('content/written.ts', [
    "export * from '@/content/getting-here'",
    "export * from '@/content/garden'\nexport * from '@/content/getting-here'",
  ])
  edit('content/pages.ts', [
    '  thankYou: {',
    `  garden: {
    path: '/garden',
    title: 'The garden of Edgewater',
    description: 'Gorse, thrift and a bench that faces the lough, between the house and the shore at Greencastle.',
    changed: '2031-05-01',
  },
  thankYou: {`,
  ])
  write(
    'app/garden/page.tsx',
    read('app/privacy/page.tsx').replaceAll('privacy', 'garden').replaceAll('Privacy', 'Garden'),
  )
  edit('content/navigation.ts', [
    "  { label: 'Blog', href: '/blogs' },\n",
    "  { label: 'Blog', href: '/blogs' },\n  { label: 'The Garden', href: '/garden' },\n",
  ])
  check()
})

test('terms are entries of their property, a registration number one of the site', () => {
  edit('content/properties/house.ts', [
    '  terms: {},',
    `  terms: { cancellation: [{ daysBefore: 30, refundPercent: 100 }], pets: 'One small dog' },`,
  ])
  edit('content/site.ts', ["lettingNumbers: { house: ''", "lettingNumbers: { house: 'AB-12'"])
  check()
})

test('a field of the form is one entry and its words', () => {
  edit('lib/guest-fields.ts', [
    "  { name: 'requests',",
    "  { name: 'arrivalTime', isNeeded: false, kind: 'text' },\n  { name: 'requests',",
  ])
  edit('content/booking.ts', [
    '\n  requests: { label: ',
    "\n  arrivalTime: { label: 'When you come', line: 'Comes at' },\n  requests: { label: ",
  ])
  edit('content/site.ts', ["whatsApp: ''", "whatsApp: '353740000000'"])
  check()
})

test('a build shows the article, the picture, the gallery, the page, the terms, the number and the taken nights', () => {
  const reading = { readAt: '2031-05-01T06:00:00Z', taken: [['2031-05-09', '2031-05-12']] }
  write('.generated/calendars.json', JSON.stringify({ house: [{ key: '', reading }] }))
  buildOnce()
  const house = read('out/house.html')
  assert.match(house, /id="boathouse"/)
  assert.match(house, /Full refund until 30 days before check-in, no refund after that/)
  assert.match(house, /<dd>One small dog<\/dd>/)
  assert.match(house, /<dd>AB-12<\/dd>/)
  assert.match(house, /\/pictures\/house-boathouse-1\.[0-9a-f]{8}-\d+\.avif/)
  assert.match(house, /May: nights of 9 to 11 taken/)
  assert.doesNotMatch(read('out/apartment.html'), /nights-taken/)
  assert.match(read('out/blogs/low-water.html'), /<h1 id="low-water-title">Low water<\/h1>/)
  assert.match(read('out/blogs.html'), /id="low-water"/)
  const garden = read('out/garden.html')
  assert.match(garden, /<title>The garden of Edgewater<\/title>/)
  assert.match(garden, /<h1>Garden<\/h1>/)
  assert.match(garden, /"item":"[^"]+\/garden"/)
  assert.match(read('out/index.html'), /<a [^>]*href="\/garden"[^>]*>The Garden<\/a>/)
  assert.match(read('out/sitemap.xml'), /\/garden<\/loc>\s*<lastmod>2031-05-01/)
  for (const file of ['out/sitemap.xml', 'out/feed.xml'])
    assert.match(read(file), /\/blogs\/low-water</, `${file} lists it`)
})

test('the added field is kept by a reload and Back, and stands in the email, the copy and WhatsApp', async () => {
  buildOnce()
  await inBrowser(copy, (visitor) => bookWithField(visitor, 'When you come', /Comes at: at nine/))
})
