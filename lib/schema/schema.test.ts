/** The limits of the rules. scripts/check/content.test.ts tests the messages that the owner reads. */
import type { z } from 'zod'
import { aPicture, aSite } from '../testing/builders'
import { frontMatter } from './article'
import { checkArticles } from './article-rules'
import { text } from './kinds'
import { linkFault } from './links'
import { pages } from './page'
import { photo, photos } from './picture'
import { property } from './property'
import { lawyersList, reminders } from './reminders'
import { checkOriginals, nameReminders } from './rules'
import { site } from './site'
import { terms } from './terms'

const faultsOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join(', ')}: ${message}`)

const phone = { display: '+353 1 234 5678', href: 'tel:+35312345678' }
const aGoodSite = (over: object = {}) =>
  aSite({ phone, email: { display: 'a@b.example', href: 'mailto:a@b.example' }, ...over })

it.each([
  ['an https address without a path', {}],
  ['an email address and a telephone number that agree with the visible text', {}],
  ['0 for a site that search engines may list', { noindex: '0' }],
  ['1 for a site that they may not list', { noindex: '1' }],
  [
    'the position of a building with five decimals',
    { geo: { house: { latitude: '10.12345', longitude: '-1.50000' } } },
  ],
  ...['IE1234567WA', 'IE1A23456Z', 'GB123456789', 'ATU12345678'].map((vatNumber): [string, object] => [
    `the VAT number ${vatNumber}`,
    { owner: { vatNumber } },
  ]),
  ...['353871234567', '447700900123', '4512345678'].map((whatsApp): [string, object] => [
    `the WhatsApp number ${whatsApp}`,
    { whatsApp },
  ]),
  ['an owner without legal details', { owner: { legalName: '', companyNumber: '', vatNumber: '' } }],
])('accepts %s', (_, over) => {
  expect(faultsOf(site, aGoodSite(over))).toEqual([])
})

it.each<[entry: string, over: object]>([
  ['url', { url: 'lakeside.example' }],
  ['url', { url: 'http://lakeside.example' }],
  ['url', { url: 'https://lakeside.example/' }],
  ['url', { url: 'https://a.example/ie' }],
  ['url', { url: '' }],
  ['noindex', { noindex: 'true' }],
  ['noindex', { noindex: 'no' }],
  ['noindex', { noindex: '2' }],
  ['noindex', { noindex: ' 1' }],
  ['geo, house, longitude', { geo: { house: { latitude: '10.12345', longitude: '-1.5' } } }],
  ['owner, vatNumber', { owner: { vatNumber: '1234567WA' } }],
  ['owner, vatNumber', { owner: { vatNumber: 'IE123' } }],
  ['owner, vatNumber', { owner: { vatNumber: 'pending' } }],
  ['whatsApp', { whatsApp: '0871234567' }],
  ['whatsApp', { whatsApp: '871234567' }],
  ['whatsApp', { whatsApp: '7700900123' }],
  ['whatsApp', { whatsApp: '+353871234567' }],
  ['phone, href', { phone: { display: '074', href: 'tel:074 1' } }],
  ['email, href', { email: { display: 'a', href: 'mailto:a' } }],
])('reports only the entry %s of a site: %j', (entry, over) => {
  expect(faultsOf(site, aGoodSite(over))).toEqual([expect.stringMatching(`^${entry}: .+ Fix: .+\\.$`)])
})

const refund = (...refunds: [daysBefore: number, refundPercent: number][]) => ({
  cancellation: refunds.map(([daysBefore, refundPercent]) => ({ daysBefore, refundPercent })),
})

it.each([
  ['a deposit of the whole total', { deposit: { percent: 100 } }],
  ['refunds that fall or stay', refund([60, 100], [30, 50], [14, 50])],
  ['a minimum stay of a year', { minimumNights: 365 }],
  [
    'an extra that a guest may decline',
    { extras: [{ name: 'Cleaning on the way', price: 40, per: 'a stay' }] },
  ],
])('accepts terms with %s', (_, over) => {
  expect(faultsOf(terms, over)).toEqual([])
})

it.each([
  ['deposit, balanceDaysBefore: A deposit of 100 %', { deposit: { percent: 100, balanceDaysBefore: 42 } }],
  ['cancellation, 1, refundPercent: It refunds more', refund([60, 50], [30, 100])],
  ['cancellation, 1, daysBefore: The step before it', refund([30, 100], [60, 50])],
  ['minimumNights: 366 is no number', { minimumNights: 366 }],
  ['extras, 0, name: An extra is what', { extras: [{ name: 'Cleaning (compulsory)', price: 40 }] }],
  ['extras, 0, price: 120000 is no price', { extras: [{ name: 'Firewood', price: 120_000 }] }],
])('reports only %s … of terms', (line, over) => {
  const [first, ...others] = faultsOf(terms, over)
  expect(others).toEqual([])
  expect(first?.startsWith(line)).toBe(true)
  expect(first).toMatch(/ Fix: .+\.$/)
})

it('accepts a price of five digits, and reports one of six', () => {
  expect(faultsOf(property.shape.nightlyPrice, 99_999)).toEqual([])
  expect(faultsOf(property.shape.nightlyPrice, 100_000)).toEqual([
    expect.stringContaining('100000 is no price. Fix: Write whole euro, as in 550.'),
  ])
})

const anArticle = {
  title: 'The pier in winter',
  date: '2024-02-29',
  author: 'A. Nother',
  image: 'pier',
  excerpt: 'What to wear.',
  standfirst: 'Wear *everything*.',
  description: 'x'.repeat(100),
  readingTime: 3,
  highlights: ['Gloves: two.', 'A hat.', 'Tea.'],
  places: [{ name: 'The pier', note: 'At the end.', query: 'Pier, Moville' }],
}

it('reports no fault of a good article', () => {
  expect(faultsOf(frontMatter, anArticle)).toEqual([])
})

it.each([
  ['date', { date: '2025-02-30' }],
  ['date', { date: '30/01/2025' }],
  ['title', { title: 'x'.repeat(47) }],
  ['description', { description: 'x'.repeat(69) }],
  ['description', { description: 'x'.repeat(156) }],
  ['highlights', { highlights: [] }],
  ['places', { places: [] }],
])('reports only the entry %s of an article: %j', (entry, over) => {
  expect(faultsOf(frontMatter, { ...anArticle, ...over })).toEqual([expect.stringMatching(`^${entry}: `)])
})

const checkText = (readingTime: number, body: string) =>
  checkArticles({}, { articles: [{ slug: 'pier', frontMatter: { readingTime }, body }] }).filter(Boolean)

it.each([
  ['rounds reading time up to whole minutes of 200 words', 4, 'word '.repeat(601)],
  ['accepts articles of 500 words', 3, 'word '.repeat(500)],
  ['accepts articles of 900 words', 5, 'word '.repeat(900)],
  [
    'counts words, not dashes or the targets of links',
    3,
    `${'word '.repeat(598)} – [two words](https://a.example/very long title)`,
  ],
])('%s', (_, readingTime, body) => {
  expect(checkText(readingTime, body)).toEqual([])
})

it.each([
  [3, 499],
  [5, 901],
])('reports the length of an article of %i minutes and %i words', (readingTime, words) => {
  const fault = ['content/blog/pier.mdx', 'text', expect.stringContaining(`It has ${words} words.`)]
  expect(checkText(readingTime, 'word '.repeat(words))).toEqual([fault])
})

const modules = {
  'content/photos/photos.ts': { photos: { pier: aPicture() } },
  'content/chart/places.ts': { places: { pier: {}, slip: {} } },
}
const places = ['pier', 'slip'].map((chart) => ({ name: chart, note: '', query: '', chart }))
const linesOf = (frontMatter: object, body: string) =>
  checkArticles(modules, {
    articles: [{ slug: 'pier', frontMatter, body: `${body}\n\n${'word '.repeat(600)}` }],
  }).map((fault) => fault && fault.slice(1).join(': '))

it.each([
  [
    'an unknown picture',
    { secondImage: 'peir' },
    '<SecondPicture />',
    'secondImage: There is no picture peir.',
  ],
  [
    'a second picture that is not shown',
    { secondImage: 'pier' },
    '',
    'text: It holds 0 of <SecondPicture />.',
  ],
  ['a second picture without a name', {}, '<SecondPicture />', 'text: It holds 1 of <SecondPicture />.'],
  [
    'a place that the chart does not know',
    { places: [{ ...places[0]!, chart: 'pear' }] },
    '## 1. Pier',
    'places, pier, chart: The chart does not know pear.',
  ],
  [
    'places of which none is on the chart',
    { places: [{ ...places[0]!, chart: undefined }] },
    '',
    'places: None of them is on the chart.',
  ],
  [
    'a place on the chart without a subheading',
    { places },
    '## 1. Pier\n\n## Slip',
    'text: Its subheadings have the numbers 1,',
  ],
])('reports %s in an article', (_, frontMatter, body, line) => {
  expect(linesOf(frontMatter, body).filter(Boolean)).toEqual([expect.stringMatching(`^${line}`)])
})

it('accepts an article of today, and reports one that is dated in the future', () => {
  const datesOf = (date: string) =>
    checkArticles(modules, {
      articles: [{ slug: 'pier', frontMatter: { date }, body: 'word '.repeat(600) }],
      today: '2031-05-01',
    }).filter(Boolean)
  expect(datesOf('2031-05-01')).toEqual([])
  expect(datesOf('2031-05-02')).toEqual([
    ['content/blog/pier.mdx', 'date', expect.stringContaining('2031-05-02 is still to come. Fix: ')],
  ])
})

it('reports a title that another article has', () => {
  const articles = ['pier', 'slip'].map((slug) => ({
    slug,
    frontMatter: { title: 'Rowing' },
    body: 'word '.repeat(600),
  }))
  expect(checkArticles(modules, { articles }).filter(Boolean)).toEqual([
    ['content/blog/slip.mdx', 'title', expect.stringContaining('content/blog/pier.mdx has the same.')],
  ])
})

const aPage = {
  path: '/house',
  title: 'The pier at Moville',
  description: 'x'.repeat(100),
  changed: '2001-02-03',
}
const checkPage = (over: object) =>
  faultsOf(pages, {
    house: { ...aPage, ...over },
    apartment: {
      ...aPage,
      path: '/apartment',
      title: 'Another title of a page',
      description: 'y'.repeat(70),
    },
  })

it.each([
  ['reports no fault of a good page', {}, []],
  [
    'requires no date of change of a page that is not in the sitemap',
    { noindex: true, changed: undefined },
    [],
  ],
  ['reports a title of 14 characters', { title: 'x'.repeat(14) }, ['house, title']],
  ['reports a title of 61 characters', { title: 'x'.repeat(61) }, ['house, title']],
  ['reports a path without its slash', { path: 'house' }, ['house, path']],
  ['reports a card without a picture', { cardTitle: 'The pier' }, ['house, cardTitle']],
  ['reports a title that another page has', { title: 'Another title of a page' }, ['apartment, title']],
])('%s', (_, over, entries) => {
  expect(checkPage(over)).toEqual(entries.map((entry) => expect.stringMatching(`^${entry}: `)))
})

const aPhoto = { alt: 'A boat on the slip.', caption: 'The slip', focus: [0, 1] }

it.each([
  ['reports no fault of a good picture', {}, []],
  ['reports an alt text that differs from the caption only in punctuation', { alt: 'The slip!' }, ['alt']],
])('%s', (_, over, entries) => {
  expect(faultsOf(photo, { ...aPhoto, ...over })).toEqual(
    entries.map((entry) => expect.stringMatching(`^${entry}: `)),
  )
})

it.each([
  ['focus', { focus: [1.4, 0.5] }],
  ['focus', { focus: [0.5, -0.1] }],
  ['focus', { focus: [0.5] }],
  ['rendered', { rendered: 'yes' }],
  ['portrait, file', { portrait: { file: 'tall/my boat.jpg', focus: [0, 0] } }],
  ['portrait, file', { portrait: { file: 'tall/boat.heic', focus: [0, 0] } }],
])('reports only the entry %s of a picture: %j', (entry, over) => {
  expect(faultsOf(photo, { ...aPhoto, ...over })).toEqual([
    expect.stringMatching(`^${entry}: .+ Fix: .+\\.$`),
  ])
})

it.each(['my boat', 'boats/élan', '/boat'])('reports that a picture cannot be named “%s”', (name) => {
  expect(faultsOf(photos, { [name]: aPhoto })).toEqual([expect.stringContaining(`${name}: A name cannot`)])
})

const anOriginal = (hash: string, over: object = {}) => ({
  hash: hash.repeat(64),
  width: 1000,
  height: 700,
  ...over,
})
const originalFaults = (entry: object, originals: Parameters<typeof checkOriginals>[1]['originals']) =>
  checkOriginals({ 'content/photos/photos.ts': { photos: { boat: { ...aPhoto, ...entry } } } }, { originals })
    .filter((fault) => fault !== false)
    .map(([file, entry, message]) => `${file.replace('content/photos/', '')} › ${entry}: ${message}`)

const tall = (pair?: string) => ({ portrait: { file: 'tall/boat.jpg', focus: [0.5, 0.5], pair } })

it.each([
  [undefined, 'There is no such file.'],
  [null, 'It cannot be read as a picture.'],
  [anOriginal('a', { width: 999 }), 'It is 999 px wide.'],
  [anOriginal('a', { isCutOff: true }), 'It breaks off before its end.'],
])('reports an upright version that is %j', (original, message) => {
  const originals = {
    'boat.jpg': anOriginal('b'),
    ...(original !== undefined && { 'tall/boat.jpg': original }),
  }
  expect(originalFaults(tall('bbbb-aaaa'), originals)).toEqual([
    expect.stringContaining(`tall/boat.jpg › boat: ${message}`),
  ])
})

it.each([
  ['the picture', 'cccc-aaaa', 'boat.jpg › boat: It has been replaced, and phones still show tall/boat.jpg.'],
  ['the upright version', 'bbbb-cccc', 'tall/boat.jpg › boat: It has been replaced, and desktops still'],
  ['both', 'cccc-dddd', 'tall/boat.jpg › boat: Nothing says that it shows the same as boat.jpg.'],
  [
    'neither, but nothing pairs them,',
    undefined,
    'tall/boat.jpg › boat: Nothing says that it shows the same',
  ],
])(
  'reports, with the pair to write, that of a picture and its upright version %s is replaced',
  (_, pair, line) => {
    const originals = { 'boat.jpg': anOriginal('b'), 'tall/boat.jpg': anOriginal('a') }
    const [fault, ...others] = originalFaults(tall(pair), originals)
    expect(others).toEqual([])
    expect(fault).toContain(line)
    expect(fault).toContain("write pair: 'bbbb-aaaa'")
    expect(originalFaults(tall('bbbb-aaaa'), originals)).toEqual([])
  },
)

it('reports that a picture is said to be rendered whatever its file, and takes the mark of its file or of another', () => {
  const originals = { 'boat.jpg': anOriginal('b') }
  expect(originalFaults({ rendered: true }, originals)).toEqual([
    expect.stringContaining("Write rendered: 'bbbbbbbb', which names this file"),
  ])
  for (const rendered of ['bbbbbbbb', 'cccccccc', false, undefined])
    expect(originalFaults({ rendered }, originals)).toEqual([])
})

it.each([
  [
    'of a name with a blank',
    'boats/my boat.jpg',
    'No entry can have this name. Fix: Save it as a JPEG named boats/my-boat.jpg,',
  ],
  [
    'of a name that a camera gives',
    'IMG_1.JPG',
    'No entry can have this name. Fix: Save it as a JPEG named IMG_1.jpg,',
  ],
  ['of another kind', 'IMG_1.HEIC', 'Only JPEGs are shown. Fix: Save it as a JPEG named IMG_1.jpg,'],
])('reports a file %s that lies beside the pictures', (_, file, message) => {
  const originals = { 'boat.jpg': anOriginal('b'), 'spare.jpg': anOriginal('c'), [file]: null }
  expect(originalFaults({}, originals)).toEqual([expect.stringContaining(`${file} › file name: ${message}`)])
})

it('reports once that a picture lies there as a file of another kind', () => {
  expect(originalFaults({}, { 'Boat.png': anOriginal('b') })).toEqual([
    'boat.jpg › boat: There is no such file, but Boat.png. Fix: Save that as a JPEG under this name, and delete it.',
  ])
})

const addresses = new Map([
  ['/', []],
  ['/pier', ['slip']],
])

it.each([
  '/',
  '/pier',
  '/pier#slip',
  '/pier?boat=1#slip',
  'https://a.example/b',
  'tel:+1',
  'mailto:a@b.example',
])('accepts a link to %s', (href) => {
  expect(linkFault(href, addresses)).toBeUndefined()
})

it.each([
  ['/peir', 'There is no page /peir.'],
  ['/pier#slop', 'There is no #slop on /pier. Fix: Take one of #slip, or leave it out.'],
  ['/#slip', 'There is no #slip on /. Fix: Leave it out.'],
  ['http://a.example', 'http://a.example is not secure.'],
  ['pier', 'pier is no address.'],
  ['', 'Nothing is no address.'],
])('reports a link to "%s"', (href, message) => {
  expect(linkFault(href, addresses)).toMatch(message)
})

it.each([
  ['a misspelt blank', '{night} × {nights}', 'Nothing fills in the blank {night}.'],
  ['a missing blank', 'some nights', 'The blank {nights} is gone.'],
  ['an asterisk without its twin', '{nights} by the *lough', 'An asterisk stands alone.'],
])('reports %s', (_, value, message) => {
  expect(faultsOf(text('nights'), value)).toEqual([expect.stringContaining(message)])
})

const complete = {
  url: 'https://examples.ie',
  phone,
  email: { display: 'a@b.ie', href: 'mailto:a@b.ie' },
  socials: [{ name: 'Here', href: 'https://here.ie' }],
  agency: { name: 'Us', href: 'https://us.ie' },
  owner: {
    legalName: 'A. Boatman',
    address: '1 The Pier',
    lettingNumbers: { house: 'AB-12', apartment: 'AB-13' },
  },
  hostLog: { country: 'Iceland', keptFor: 'a week' },
  securityContactUntil: '2027-10-31',
}
const remind = (over: object, today = '2027-10-31') =>
  reminders(aSite({ ...complete, ...over }), [{ id: 'house' }, { id: 'apartment' }], [], today)

it('reminds of nothing if all is filled in and security.txt expires on the day', () => {
  expect(remind({})).toEqual([])
})

it('finds examples on a reserved domain or number at any depth', () => {
  const socials = [
    { name: 'Here', href: 'https://here.ie' },
    { name: 'There', href: 'https://there.example/pier' },
  ]
  expect(
    remind({ url: 'https://pier.example', phone: { ...phone, display: '+353 74 000 0000' }, socials }),
  ).toEqual([
    'Still an example: url, in content/site.ts; phone, in content/contact.ts; socials, in content/site.ts.',
  ])
})

it.each([
  ['legalName, address, lettingNumbers.house, lettingNumbers.apartment', undefined],
  ['lettingNumbers.apartment', { ...complete.owner, lettingNumbers: { house: 'AB-12', apartment: '' } }],
])('names what the law asks of the owner and is still empty: %s', (names, owner) => {
  expect(remind({ owner })).toEqual([expect.stringContaining(`The law asks for: ${names},`)])
})

it('names what the privacy notice does not say yet of the host’s log', () => {
  expect(remind({ hostLog: { country: 'Iceland', keptFor: '' } })).toEqual([
    expect.stringContaining('The privacy notice needs: hostLog.keptFor,'),
  ])
})

it('names the files in which the name of the example is left', () => {
  const texts = { 'content/home.ts': 'Come to Edgewater', 'content/faqs.ts': 'Come to us' }
  expect(nameReminders('The Pier', texts)).toEqual([expect.stringMatching(/: content\/home\.ts\.$/)])
  expect(nameReminders('Edgewater', texts)).toEqual([])
})

it('lists each statement that is to be confirmed', () => {
  const toConfirm = ['The boathouse floats', 'The slip is steep']
  expect(reminders(aSite(complete), [], toConfirm, '2027-10-31')).toEqual(
    toConfirm.map((each) => expect.stringContaining(each)),
  )
})

describe('the lawyer’s list', () => {
  const settled = { id: 'house' as const, terms: { deposit: { percent: 20 }, cancellation: [] } }
  const open = ['The slip needs a permit']

  it('names what is empty first, then what is open', () => {
    const list = lawyersList(
      aSite({ ...complete, owner: undefined }),
      [{ id: 'house', terms: { deposit: { percent: 20 } } }, { id: 'apartment' }],
      open,
    )
    expect(list).toEqual([
      expect.stringContaining('legalName, address, lettingNumbers.house, lettingNumbers.apartment'),
      expect.stringContaining('cancellation of house, deposit of apartment, cancellation of apartment'),
      expect.stringContaining(open[0]!),
    ])
  })

  it('is empty once all is settled, and for an example address', () => {
    expect(lawyersList(aSite(complete), [settled], [])).toEqual([])
    expect(lawyersList(aSite({ url: 'https://pier.example' }), [{ id: 'house' }], open)).toEqual([])
  })
})

it('reminds of the expiry of security.txt on the day after', () => {
  expect(remind({}, '2027-11-01')).toEqual([expect.stringContaining('It was 2027-10-31')])
})
