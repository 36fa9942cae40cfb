/** The mistakes that owners make most, and the line that they read for each. Every one of them stops a build. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { articles } from '@/content/blog/articles'
import { pages as written } from '@/content/pages'
import { photos } from '@/content/photos/photos'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import type { PageEntry } from '@/lib/schema'
import { dataFaults, type Exports } from './data'
import { articleFaults, linkFaults, pageFaults, photoFaults, propertyFaults } from './rules'

const pages: Record<string, PageEntry> = written
const property = properties[0]!
const page = Object.keys(pages)[0]!
const photo = Object.keys(photos)[0]!
const FILE = `content/properties/${property.id}.ts`

const inSite = (over: object) => ({ 'site.ts': { site: { ...site, ...over } } })
const inProperty = (over: object) => ({ 'properties/all.ts': { properties: [{ ...property, ...over }] } })
const inPage = (over: object) => ({
  'pages.ts': { pages: { ...pages, [page]: { ...pages[page], ...over } } },
})
const gallery = { id: 'pool', heading: 'Pool', sentence: 'Cold.', pictures: [photo] }
const question = { question: 'Is it warm?', answer: 'No.' }

const mistakes: [mistake: string, exported: Exports, ...lines: string[]][] = [
  [
    'a price in quotes',
    inProperty({ nightlyPrice: '550' }),
    `${FILE} › nightlyPrice: expected a number, received "550"`,
  ],
  [
    'a price with cents',
    inProperty({ nightlyPrice: 550.5 }),
    `${FILE} › nightlyPrice: expected a whole number from 1 to 99999, for example 550, received 550.5`,
  ],
  [
    'a misspelt entry',
    inProperty({ capacity: undefined, capasity: 8 }),
    `${FILE} › capacity: is missing`,
    `${FILE}: nothing asks for capasity`,
  ],
  [
    'a picture that is not there',
    inProperty({ hero: 'house/attic' }),
    `${FILE} › hero: there is no picture house/attic in content/photos/photos.ts`,
  ],
  ['a text that is empty', inProperty({ heading: '' }), `${FILE} › heading: expected a text, received ""`],
  [
    'a lone asterisk',
    inProperty({ lede: 'By the *lough.' }),
    `${FILE} › lede: expected an asterisk on each side of a name of water, received "By the *lough."`,
  ],
  [
    'two galleries with one anchor',
    inProperty({ galleries: [gallery, gallery] }),
    `${FILE} › galleries, #2, id: stands there twice: pool`,
  ],
  [
    'a number without its country',
    inSite({ phone: '074 000 0000' }),
    'content/site.ts › phone: expected it as in +353 74 000 0000, received "074 000 0000"',
  ],
  [
    'an address without its sign',
    inSite({ email: 'info.name.ie' }),
    'content/site.ts › email: expected it as in info@name.ie, received "info.name.ie"',
  ],
  [
    'a domain with a slash',
    inSite({ url: 'https://a.ie/' }),
    'content/site.ts › url: expected an address as in https://www.name.ie, without a slash at its end, here or in SITE_URL, received "https://a.ie/"',
  ],
  [
    'a time of the other clock',
    { 'times.ts': { times: { checkIn: '15:00', checkOut: '11:00 AM' } } },
    'content/times.ts › checkIn: expected it as in 3:00 PM, received "15:00"',
  ],
  [
    'a long name without a short one',
    inSite({ shortName: 'A house by the sea' }),
    'content/site.ts › shortName: expected 1 to 16 characters, has 18, received "A house by the sea"',
  ],
  [
    'a WhatsApp number with a plus',
    inSite({ whatsApp: '+353871234567' }),
    'content/site.ts › whatsApp: expected it as in 353871234567, or empty, received "+353871234567"',
  ],
  [
    'a title that is cut off',
    inPage({ title: 'w'.repeat(61) }),
    `content/pages.ts › ${page}, title: expected 15 to 60 characters, has 61, received "${'w'.repeat(61)}"`,
  ],
  [
    'a day that does not exist',
    inPage({ changed: '2026-02-30' }),
    `content/pages.ts › ${page}, changed: expected year, month and day, for example 2025-05-12, received "2026-02-30"`,
  ],
  [
    'a question that is asked twice',
    { 'faqs.ts': { faqs: [question, question] } },
    'content/faqs.ts › #2, question: stands there twice: Is it warm?',
  ],
  [
    'a focus in per cent',
    {
      'photos/photos.ts': {
        photos: { pier: { alt: 'A pier.', caption: 'Pier', focus: [0.5, 40], rendered: true } },
      },
    },
    'content/photos/photos.ts › pier, focus, #2: expected a number from 0 to 1, received 40',
  ],
  [
    'a testimonial without its guest',
    { 'testimonials.ts': { testimonials: [{ quote: '“Good.”' }] } },
    'content/testimonials.ts › #1, who: is missing',
  ],
]

it.each(mistakes)('names %s', (_, exported, ...lines) => {
  expect([...dataFaults({ 'photos/photos.ts': { photos }, ...exported })]).toEqual(lines)
})

const original = { hash: '', width: 1600, height: 1000 }
const article = { slug: 'pier', date: '2026-05-12', readingTime: 1 }
const files = ['blog/pier.mdx']
const texts = { 'blog/pier.mdx': { words: 2 } }
const located = (path: string, title: string) => [path, { path, title, description: path }] as const
const anchors = new Map([['/house', ['pool']]])

it.each<[mistake: string, faults: Iterable<string>, line: string]>([
  [
    'a picture without its file',
    photoFaults(photos, {}),
    `content/photos/${photo}.jpg: there is no such file; its entry is in content/photos/photos.ts`,
  ],
  [
    'a picture that is too small',
    photoFaults(photos, { [`${photo}.jpg`]: { ...original, width: 640 } }),
    `content/photos/${photo}.jpg: expected 1000 px at least, has 640`,
  ],
  [
    'a picture of another kind',
    photoFaults({}, { 'house/attic.png': original }),
    'content/photos/house/attic.png: expected a JPEG with a name as in kitchen-2.jpg',
  ],
  [
    'a property that is there twice',
    propertyFaults(
      [
        { id: 'loft', has: [], capacity: 2, facts: [] },
        { id: 'loft', has: [], capacity: 2, facts: [] },
      ] as never,
      [],
      {},
      8,
    ),
    'content/properties/loft.ts › id: another property has it',
  ],
  [
    'a property for more guests than can be chosen',
    propertyFaults([{ id: 'loft', has: [], capacity: 9, facts: [] }] as never, [], {}, 8),
    'content/properties/loft.ts › capacity: 9 guests cannot be chosen; maxGuests in content/booking.ts is 8',
  ],
  [
    'a property without a page',
    pageFaults([located('/loft', 'Loft')]),
    '/loft: expected a page, app/loft/page.tsx',
  ],
  [
    'two pages with one title',
    pageFaults([located('/house', 'House'), located('/apartment', 'House')]),
    '/apartment, title: /house has the same',
  ],
  [
    'an article that is dated in the future',
    articleFaults([article], files, texts, '2026-05-11'),
    'content/blog/articles.ts › pier, date: expected a day up to today, received 2026-05-12',
  ],
  [
    'a wrong reading time',
    articleFaults([{ ...article, readingTime: 4 }], files, texts, '2026-05-12'),
    'content/blog/articles.ts › pier, readingTime: expected 1, for 2 words, received 4',
  ],
  [
    'an article without its text',
    articleFaults([article], [], {}, '2026-05-12'),
    'content/blog/articles.ts › pier: expected its text in content/blog/pier.mdx',
  ],
  [
    'the text of an article without its entry',
    articleFaults([], files, texts, '2026-05-12'),
    'content/blog/pier.mdx: no entry of content/blog/articles.ts has its name',
  ],
  [
    'a link to no page',
    linkFaults([['here', '/hosue']], anchors),
    'here: there is no page /hosue; there are /house',
  ],
  [
    'a link to no anchor',
    linkFaults([['here', '/house#attic']], anchors),
    'here: there is no #attic on /house; there are #pool',
  ],
  [
    'a link that is not secure',
    linkFaults([['here', 'http://a.ie']], anchors),
    'here: expected an address as in /house or https://www.met.ie, received "http://a.ie"',
  ],
])('names %s', (_, faults, line) => {
  expect([...faults]).toContain(line)
})

/** What the check prints about a copy of the project in which some files have changed. */
function printed(changed: Readonly<Record<string, (text: string) => string>>) {
  const copy = mkdtempSync(resolve('test-results-'))
  try {
    for (const part of ['app', 'content', 'lib', 'scripts', '.generated', 'package.json', 'tsconfig.json'])
      cpSync(part, join(copy, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir')
    for (const [file, change] of Object.entries(changed)) {
      const path = join(copy, 'content', file)
      writeFileSync(path, change(existsSync(path) ? readFileSync(path, 'utf8') : ''))
    }
    const command = ['--import', 'tsx', 'scripts/check/content.ts']
    return spawnSync('node', command, { cwd: copy, encoding: 'utf8' }).stderr.trim().split('\n').slice(1)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

it('names all files that cannot be read in one list, with the line, and articles whose name begins with an underscore', () => {
  const text = `blog/${articles[0]!.slug}.mdx`
  const lines = printed({
    'host.ts': () => 'export const host = {\n  name: ‘Nora’,\n}\n',
    [text]: () => 'One.\n\nSmaller <than that.\n',
    'blog/_low-water.mdx': () => 'Some words.\n',
  })
  expect(lines).toEqual([
    expect.stringMatching(`^content/${text}:3: `),
    expect.stringMatching(/^content\/host.ts:2: /),
    expect.stringMatching(/^content\/blog\/_low-water.mdx: no entry/),
  ])
})

it('calls an empty file empty, and blames no other file for it', () =>
  expect(printed({ 'times.ts': () => '' })).toEqual(['content/times.ts: is empty']))

it('names a fault once, at the file in which it is written', () => {
  const lines = printed({ 'times.ts': (text) => text.replace(/checkIn: '.*?'/, "checkIn: '15:00'") })
  expect(lines).toEqual(['content/times.ts › checkIn: expected it as in 3:00 PM, received "15:00"'])
})
