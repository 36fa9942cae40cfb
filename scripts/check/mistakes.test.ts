/** The mistakes that owners make most, and the line that they read for each. Every one of them stops a build. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { articles } from '@/content/blog/articles'
import { aProperty, aSite } from '@/lib/testing/builders'
import { dataFaults } from './data'
import { articleFaults, linkFaults, pageFaults, photoFaults, propertyFaults, textFaults } from './rules'

const photos = { pier: { alt: 'A pier.', caption: 'Pier', focus: [0.5, 0.5], rendered: true } } as const
const gallery = { id: 'pool', heading: 'Pool', sentence: 'Cold.', pictures: ['pier'] }

/** What a file exports whose entries are replaced. */
const exporting = {
  'properties/house.ts': (over: object) => ({ properties: [{ ...aProperty(), ...over }] }),
  'site.ts': (over: object) => ({ site: { ...aSite(), ...over } }),
  'pages.ts': (over: object) => ({ pages: { pier: { path: '/pier', ...over } } }),
  'photos/photos.ts': (over: object) => ({ photos: { pier: { ...photos.pier, ...over } } }),
  'times.ts': (over: object) => ({ times: { checkOut: '11:00 AM', ...over } }),
}

/** What each file has wrong, by the line that names it. */
const mistakes: Record<keyof typeof exporting, Record<string, object>> = {
  'properties/house.ts': {
    'nightlyPrice: expected a number, received "550"': { nightlyPrice: '550' },
    'nightlyPrice: expected a whole number, received 550.5': { nightlyPrice: 550.5 },
    'capacity: is missing': { capacity: undefined, capasity: 8 },
    'galleries, #1, pictures, #2: there is no picture attic in content/photos/photos.ts': {
      galleries: [{ ...gallery, pictures: ['pier', 'attic'] }],
    },
    'heading: expected a text, received ""': { heading: '' },
    'lede: expected an asterisk on each side of a name of water, received "*A"': { lede: '*A' },
    'galleries: expected 1 at least, received []': { galleries: [] },
    'capacity: expected 1 at least, received 0': { capacity: 0 },
    'type: expected one of House, Apartment, Accommodation, received "Boathouse"': { type: 'Boathouse' },
  },
  'site.ts': {
    'phone: expected it as in +353 74 000 0000, received "074 000 0000"': { phone: '074 000 0000' },
    'email: expected it as in info@name.ie, received "info.name.ie"': { email: 'info.name.ie' },
    'url: expected it as in https://www.name.ie, without a slash at its end, here or in SITE_URL, received "https://a.ie/"':
      { url: 'https://a.ie/' },
    'shortName: expected 16 characters at most, received "By the harbour, E"': {
      shortName: 'By the harbour, E',
    },
    'whatsApp: expected it as in 353871234567, or empty, received "+353"': { whatsApp: '+353' },
  },
  'times.ts': { 'checkIn: expected it as in 3:00 PM, received "15:00"': { checkIn: '15:00' } },
  'pages.ts': {
    'pier, title: is missing': {},
    'pier, changed: expected year, month and day, for example 2025-05-12, received "2026-02-30"': {
      changed: '2026-02-30',
    },
  },
  'photos/photos.ts': { 'pier, focus, #2: expected 1 at most, received 40': { focus: [0.5, 40] } },
}

describe.each(Object.keys(mistakes) as (keyof typeof mistakes)[])('%s', (file) => {
  it.each(Object.entries(mistakes[file]))('names a mistake in one line: %s', (line, over) => {
    const exported = { 'photos/photos.ts': { photos }, [file.replace('house', 'all')]: exporting[file](over) }
    const expected = `content/${file} › ${line}`
    const place = expected.slice(0, expected.indexOf(': ') + 1)
    expect([...dataFaults(exported)].filter((fault) => fault.startsWith(place))).toEqual([expected])
  })
})

const original = { hash: '', width: 1600, height: 1000 }
const loft = { id: 'loft', has: [], capacity: 2, facts: [] }
const ofProperties = (...properties: object[]) =>
  propertyFaults(properties as never, ['sauna'], {}, 8, 'Pier')
const ofLoft = (over: object) => ofProperties({ ...loft, ...over })
const article = { slug: 'pier', date: '2026-05-12', readingTime: 1 }
const ofArticle = (over: object, today = '2026-05-12', files = ['blog/pier.mdx']) =>
  articleFaults([{ ...article, ...over }], files, { 'blog/pier.mdx': { words: 2 } }, today)
const ofPages = (...pages: [path: string, title: string][]) =>
  pageFaults(pages.map(([path, title]) => [path, { path, title, description: path }]))
const ofLink = (href: string) => linkFaults([['here', href]], { '/house': ['pool'] })

it.each(
  Object.entries<Iterable<string>>({
    'content/photos/pier.jpg: there is no such file; its entry is in content/photos/photos.ts': photoFaults(
      photos,
      {},
    ),
    'content/photos/pier.jpg: expected 1000 px at least, has 640': photoFaults(photos, {
      'pier.jpg': { ...original, width: 640 },
    }),
    'content/photos/house/attic.png: expected a JPEG with a name as in kitchen-2.jpg': photoFaults(
      {},
      { 'house/attic.png': original },
    ),
    'content/properties/loft.ts › id: another property has it': ofProperties(loft, loft),
    'content/properties/loft.ts › name: the site has the same in content/site.ts': ofLoft({ name: 'Pier' }),
    'content/home.ts › amenities: no property has sauna': ofLoft({}),
    'content/properties/loft.ts › galleries: two have the same id': ofLoft({ galleries: [gallery, gallery] }),
    'host.ts:2: expected plain spaces, found another after “3:00”': textFaults('host.ts', '\n3:00\u00a0PM'),
    'content/properties/loft.ts › capacity: 9 guests cannot be chosen; maxGuests in content/booking.ts is 8':
      ofLoft({ capacity: 9 }),
    'content/properties/loft.ts › facts: has 3 guests, and capacity 2': ofLoft({
      facts: [{ figure: '3', noun: 'guests' }],
    }),
    '/loft: expected a page, app/loft/page.tsx': ofPages(['/loft', 'Loft']),
    '/apartment, title: /house has the same': ofPages(['/house', 'House'], ['/apartment', 'House']),
    [`/pier, title: expected 15 to 60 characters, has 61, “${'w'.repeat(61)}”`]: ofPages([
      '/pier',
      'w'.repeat(61),
    ]),
    '/pier, changed: is missing': ofPages(['/pier', 'Pier']),
    'content/blog/articles.ts › pier, date: expected a day up to today, received 2026-05-12': ofArticle(
      {},
      '2026-05-11',
    ),
    'content/blog/articles.ts › pier, readingTime: expected 1, for 2 words, received 4': ofArticle({
      readingTime: 4,
    }),
    'content/blog/articles.ts › pier: expected its text in content/blog/pier.mdx': ofArticle(
      {},
      '2026-05-12',
      [],
    ),
    'content/blog/pier.mdx: no entry of content/blog/articles.ts has its name': ofArticle({ slug: 'slip' }),
    'here: there is no page /hosue; there are /house': ofLink('/hosue'),
    'here: there is no #attic on /house; there are #pool': ofLink('/house#attic'),
    'here: expected an address as in /house or https://www.met.ie, received "http://a.ie"':
      ofLink('http://a.ie'),
  }),
)('names what does not fit together: %s', (line, faults) => expect([...faults]).toContain(line))

/** What the check and the compiler read of the project. */
const PARTS =
  /^(app|components|content|lib|scripts|\.generated|.*\.d\.ts|.*\.tsx|package\.json|tsconfig.*\.json)$/

/** What a program prints in a copy of the project in which some files of the content have changed. */
function printed(changed: Readonly<Record<string, string>>, ...command: string[]) {
  // Outside of the project, whose types another command may check meanwhile.
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'content-'))
  try {
    for (const part of readdirSync('.').filter((each) => PARTS.test(each)))
      cpSync(part, join(copy, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir')
    for (const [file, text] of Object.entries(changed)) writeFileSync(join(copy, 'content', file), text)
    const { stdout, stderr } = spawnSync('node', command, { cwd: copy, encoding: 'utf8' })
    return `${stdout}${stderr}`.trim().split('\n')
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** The faults that the check prints. The first line says that there are some. */
const checked = (changed: Readonly<Record<string, string>>) =>
  printed(changed, '--import', 'tsx', 'scripts/check/content.ts').slice(1)

it('names all files that cannot be read in one list, with the line, and articles whose name begins with an underscore', () => {
  const text = `blog/${articles[0]!.slug}.mdx`
  const lines = checked({
    'host.ts': 'export const host = {\n  name: ‘Nora’,\n}\n',
    [text]: 'One.\n\nSmaller <than that.\n',
    'blog/_low-water.mdx': 'Some words.\n',
  })
  expect(lines).toEqual([
    expect.stringMatching(`^content/${text}:3: `),
    expect.stringMatching(/^content\/host.ts:2: /),
    expect.stringMatching(/^content\/blog\/_low-water.mdx: no entry/),
  ])
})

it('calls an empty file empty, and blames no other file for it', () =>
  expect(checked({ 'times.ts': '' })).toEqual(['content/times.ts: is empty']))

/** The optional entries of each file, as far as it has them. */
const OPTIONAL: Readonly<Record<string, RegExp>> = {
  'blog/articles.ts': /^ +(note|searchTitle|secondImage|author|callToAction): .*,\n/gm,
  'getting-here.ts': /^ +border: \{[^}]*\},\n/gm,
  'home.ts': /, source: ''|(?<=^ {2}amenities: \{[^}]*)^ +text: .*,\n/gm,
  'pages.ts': /^ +image: .*,\n/gm,
  'photos/photos.ts': /^ +portrait: .*,\n/gm,
  'properties/apartment.ts': /^ +(image|photoGrid)\b.*,\n|, (detail|beds): '[^']*'/gm,
  'properties/house.ts': /^ +(image|aside|endingWords|galleries)\b.*,\n|, (detail|beds): '[^']*'/gm,
  'site.ts': /^ +(isExample|socials|agency|copyrightYear): (\[[^\]]*\]|.*),\n/gm,
  'week.ts': /^ +distance: .*,\n/gm,
}

it('lets every optional entry be deleted', () => {
  const all = Object.entries(OPTIONAL).map(([file, pattern]) => {
    const text = readFileSync(`content/${file}`, 'utf8')
    return [file, text.replace(pattern, '')]
  })
  const compiler = 'node_modules/typescript/bin/tsc --noEmit --incremental false -p tsconfig.build.json'
  expect(printed(Object.fromEntries(all), ...compiler.split(' '))).toEqual([''])
}, 60_000)
