/**
 * Every mistake of an owner that the content check knows, and the exact lines that the owner reads for it: file, entry,
 * problem and fix. The edits are made in a small content of the tests’ own.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process'
import type { z } from 'zod'
import { content } from '@/lib/schema/content'
import { blanks } from '@/lib/content/blanks'
import { compose, type Open } from '@/lib/content/compose'
import { somePicture, wordsOf } from '@/lib/testing/words'
import { faultsOf } from './explain'
import { contact } from './testing/small-content/contact'
import { pages } from './testing/small-content/pages'
import { photos } from './testing/small-content/photos/photos'
import { properties } from './testing/small-content/properties/all'
import { site } from './testing/small-content/site'
import type { Edit } from './testing/try-edits'

const ALL = 'content/properties/all.ts'
const ARTICLE = 'content/blog/the-pier.mdx'
const CONTACT = 'content/contact.ts'
const FAQS = 'content/faqs.ts'
const HOUSE = 'content/properties/house.ts'
const LABELS = 'content/chart/labels.ts'
const NAVIGATION = 'content/navigation.ts'
const NEW_ARTICLE = 'content/blog/the-slip.mdx'
const PLACES = 'content/chart/places.ts'
const PAGES = 'content/pages.ts'
const PHOTOS = 'content/photos/photos.ts'
const SITE = 'content/site.ts'
const WORDS = 'content/properties/words.ts'
const PIER = 'content/photos/pier.jpg'
const TALL_BOAT = 'content/photos/tall/boat.jpg'

const change = (file: string, from: string, to: string): Edit => ({ file, replace: [from, to] })
const terms = (entries: string) => change(HOUSE, 'terms: {}', `terms: { ${entries} }`)
const price = (amount: string) => change(HOUSE, 'nightlyPrice: 550', `nightlyPrice: ${amount}`)
const answers = (rows: string) => change(HOUSE, "{ term: 'Beds', value: 'Four doubles' }", rows)
const rooms = (list: string) => change(HOUSE, '  goodToKnow: [', `  rooms: [${list}],\n  goodToKnow: [`)
const alsoPictured = (name: string) =>
  change(
    PHOTOS,
    '  pier: {',
    `  ${name}: { alt: 'A', caption: 'B', focus: [0, 0], rendered: true },\n  pier: {`,
  )
const link = (href: string) => change(NAVIGATION, '"href":"/"', `"href":"${href}"`)
const inArticle = (from: string, to: string) => change(ARTICLE, from, to)
const inText = (text: string) => inArticle('---\n\n', `---\n\n${text}\n\n`)
const words = (count: number) => inArticle('word '.repeat(587), 'word '.repeat(count - 3))
const written = (file: string, write: string): Edit => ({ file, write })
const drawn = (file: string, ...picture: [width: number, height: number, colour: string]): Edit => ({
  file,
  picture,
})
const withCrlf = (file: string): Edit => ({ file, crlf: true })
const removed = (file: string): Edit => ({ file, remove: true })
const copied = (copyOf: string, file: string): Edit => ({ file, copyOf })

/** Arbitrary bytes, as in a file that another program has overwritten. */
const garbage = String.fromCharCode(...Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256))

/** The texts of an article’s front matter, without quotes. */
const cutOff = [
  ['title', 'title: The pier in winter'],
  ['excerpt', 'excerpt: What to wear.'],
  ['note of a place', 'note: At the end.'],
] as const

/** Files that nothing reads. */
const misnamed = [
  ['blog/low-water.mdx.txt', 'An article is a file that ends in .mdx. Fix: Name it low-water.mdx.'],
  ['blog/low-water.MDX', 'An article is a file that ends in .mdx. Fix: Name it low-water.mdx.'],
  ['blog/low-water.md', 'An article is a file that ends in .mdx. Fix: Name it low-water.mdx.'],
  [
    'blog/2027/low-water.mdx',
    'An article in a folder gets no page. Fix: Move it to content/blog/low-water.mdx.',
  ],
  ['calendars.txt.txt', 'Nothing reads the calendars in it. Fix: Name it calendars.txt.'],
  ['home copy.ts', 'Nothing reads it. Fix: Correct its name, or keep it outside of content.'],
  ['properties/house.txt', 'Nothing reads it. Fix: Correct its name, or keep it outside of content.'],
] as const

/** Signs that open nothing, each in a line of text. */
const unclosed = {
  '**': 'Wear **wool.',
  '`': 'Wear ` wool.',
  '] (': 'See [the pier] (/house).',
  '##': '##The pier',
  '| a | b |': '| a | b |',
}

/** What is no mistake, and its edits. */
const accepted = [
  'nothing changed',
  'an owner without legal details',
  change(
    SITE,
    "owner: { vatNumber: 'IE1234567WA', lettingNumbers: { house: 'AB-12' } }",
    "owner: { legalName: '', companyNumber: '', vatNumber: '' }",
  ),
  'a deposit of the whole total',
  terms('deposit: { percent: 100 }'),
  'refunds that fall or stay',
  terms(
    'cancellation: [{ daysBefore: 60, refundPercent: 100 }, { daysBefore: 30, refundPercent: 50 }, { daysBefore: 14, refundPercent: 50 }]',
  ),
  'a minimum stay of a year',
  terms('minimumNights: 365'),
  'an extra that a guest may decline',
  terms("extras: [{ name: 'Cleaning on the way', price: 40, per: 'a stay' }]"),
  'an article of 500 words',
  words(500),
  'an article of 900 words, which takes five minutes',
  words(900),
  inArticle('readingTime: 3', 'readingTime: 5'),
  'an article of 601 words, which takes four minutes',
  words(601),
  inArticle('readingTime: 3', 'readingTime: 4'),
  'dashes and targets of links, which are no words',
  words(600),
  inArticle('word word', '– [two words](https://a.ie/very "long title")'),
  'comments of YAML on lines of their own, and signs in quotes',
  inArticle('excerpt: What to wear.', "# What, and when.\nexcerpt: 'Our #1 & only: wear *wool* <3'"),
  'a text of several lines with a #',
  inArticle('excerpt: What to wear.', 'excerpt: >\n  What to wear,\n  our #1.'),
  'tables, struck text, bare links, lists and a comment, which has no words',
  inText('| Pier | Depth |\n| --- | --- |\n| Old | 2 m |'),
  inText(
    '~~Closed.~~ See https://a.ie, ~5 km away.\n\n- One\n  1. Two\n\n{/* Ask Nora whether it is open. */}',
  ),
  words(573),
  'a line of signs with backslashes before them',
  inText('\\*\\* \\<b> \\{x} a < b'),
  words(586),
  'the line breaks of Windows',
  withCrlf(ARTICLE),
  'files that systems and editors leave, and the owner’s calendars',
  ...['blog/._the-pier.mdx', '.DS_Store', 'home.ts~', 'calendars.txt', 'calendars/own.ics'].map((name) =>
    written(`content/${name}`, ''),
  ),
  'a text with blanks, one for one property and another for several, and one for an entry that is filled in',
  change(HOUSE, "'Three rooms.'", "{ one: '{nightlyPrice} at {site}.', several: 'Ours: {allInBrief}.' }"),
  change(HOUSE, "'There is room.'", "{ if: 'whatsApp', text: 'Ask, from {lowestPrice}.' }"),
  'a hint for a party that no property sleeps, without its number',
  change('content/booking.ts', 'hints.tooMany.text {guests}', 'You can ask.'),
  'a picture with another focus',
  change(HOUSE, "hero: 'pier'", "hero: { name: 'pier', focus: [0.5, 1] }"),
  'a page that the sitemap leaves out and that has no date of change',
  change(PAGES, "changed: '2031-05-01',\n  },\n  thank", 'noindex: true,\n  },\n  thank'),
  'a site without charts, and an article of which no place has a number',
  change('content/chart/chart.ts', 'export const chart = {', 'export const chart = { shown: false,'),
  inArticle('\n    chart: pier', ''),
  inArticle('## 1. The pier', '## The pier'),
  'a spare picture without an entry',
  drawn('content/photos/spare.jpg', 1200, 800, '#abc'),
  'links to an anchor behind a query, to another site, a telephone and an email address',
  ...['/house?boat=1#getting-here', 'https://a.ie/b', 'tel:+1', 'mailto:a@b.ie'].map(link),
]

/** Each mistake, its edits, and the lines of them, without the numbers of lines. */
const mistakes = [
  // Of any value
  'a price that is text',
  price("'550'"),
  `${HOUSE} › house, nightlyPrice: It is text, and a number belongs there. Fix: Write the number alone, without quotes.`,
  'a price that is a word, and whose blank a text holds',
  price("'dear'"),
  change(HOUSE, "'Three rooms.'", "'{nightlyPrice} a night.'"),
  `${HOUSE} › house, nightlyPrice: It is text, and a number belongs there. Fix: Write the number alone, without quotes.`,
  'a missing time, whose blank a text holds',
  change(SITE, "  checkIn: '3:00 PM',\n", ''),
  change(HOUSE, "'Three rooms.'", "'From {checkInTime}.'"),
  `${SITE} › site, checkIn: It is missing. Fix: Write it in, under this name.`,
  'a misspelt name, which leaves the right one missing',
  change(HOUSE, 'bookLabel:', 'bookLable:'),
  `${HOUSE} › house, bookLabel: It is missing. Fix: Write it in, under this name.`,
  `${HOUSE} › house, bookLable: Nothing asks for it. Fix: Correct its name to bookLabel, access, photoGrid or rooms, or drop it.`,
  'an entry deep inside, named by the texts of its lists',
  terms("extras: [{ name: 'Firewood', price: 12.5 }]"),
  `${HOUSE} › house, terms, extras, Firewood, price: 12.5 is no price. Fix: Write whole euro up to 99999, as in 12, or 0 for what is free.`,
  'a text instead of entries',
  terms("deposit: '20 %'"),
  `${HOUSE} › house, terms, deposit: It is text, and a group of entries belongs there. Fix: Put its entries into braces, as in { percent: …, balanceDaysBefore: … }.`,
  'an entry instead of a list of them',
  terms('cancellation: { daysBefore: 30, refundPercent: 100 }'),
  `${HOUSE} › house, terms, cancellation: It is a group of entries, and a list belongs there. Fix: Put what belongs there into square brackets, as in [{ daysBefore: …, refundPercent: … }].`,
  'a misspelt name of an entry that may be left out',
  terms('deposit: { percent: 30, balanceDays: 42 }'),
  `${HOUSE} › house, terms, deposit, balanceDays: Nothing asks for it. Fix: Correct its name to balanceDaysBefore, or drop it.`,
  'an unknown word where one of several belongs',
  change('content/evening.ts', '"line":"ink"', '"line":"oval"'),
  'content/evening.ts › evening, lights, 1, line: It is “oval”. Fix: Take ink or white.',
  'a text that is empty',
  change(NAVIGATION, '"label":"navigation.home.label"', '"label":""'),
  `${NAVIGATION} › navigation, home, label: It is empty. Fix: Fill it in.`,
  'a misspelt blank',
  change('content/taken-nights.ts', '{time}', '{times}'),
  'content/taken-nights.ts › takenNights, read: Nothing fills in the blank {times}. Fix: Correct it, or drop its braces.',
  'content/taken-nights.ts › takenNights, read: The blank {time} is gone. Fix: Put it back where it is to be filled in.',
  'a missing blank',
  change('content/taken-nights.ts', ' {time}', ''),
  'content/taken-nights.ts › takenNights, read: The blank {time} is gone. Fix: Put it back where it is to be filled in.',
  'a misspelt blank of those that any text may hold',
  change(HOUSE, 'A boathouse for eight', 'A boathouse for eight, at {nightlyPrise}'),
  `${HOUSE} › house, inBrief: Nothing fills in the blank {nightlyPrise}. Fix: Correct it, or drop its braces.`,
  'an asterisk without its twin',
  change(HOUSE, 'Above the *lake*', 'Above the *lake'),
  `${HOUSE} › house, heading: An asterisk stands alone. Fix: Put one on each side of the word that names water.`,
  // Of the site
  'a telephone number with a blank',
  change(CONTACT, 'tel:+353871234567', 'tel:+353 871234567'),
  `${CONTACT} › contact, phone, href: “tel:+353 871234567” cannot be rung. Fix: Write tel:+ and the digits, country code first, as in tel:+353740000000.`,
  'a telephone number that rings elsewhere',
  change(CONTACT, '+353 87 123 4567', '+353 87 123 4568'),
  `${CONTACT} › contact, phone: It shows “+353 87 123 4568” and rings “tel:+353871234567”. Fix: Give display and href the same number.`,
  'an email address without its domain',
  change(CONTACT, 'mailto:us@lakeside.ie', 'mailto:us'),
  `${CONTACT} › contact, email, href: “mailto:us” cannot be written to. Fix: Write mailto: and the address, as in mailto:info@name.ie.`,
  'an email address without mailto:',
  change(CONTACT, 'mailto:us@lakeside.ie', 'us@lakeside.ie'),
  `${CONTACT} › contact, email, href: “us@lakeside.ie” cannot be written to. Fix: Write mailto: and the address, as in mailto:info@name.ie.`,
  'an email address that differs from the one shown',
  change(CONTACT, "'us@lakeside.ie'", "'we@lakeside.ie'"),
  `${CONTACT} › contact, email: It shows “we@lakeside.ie” and writes to “mailto:us@lakeside.ie”. Fix: Give display and href the same address.`,
  'a registration number of a property that is not there',
  change(SITE, 'lettingNumbers: { house:', 'lettingNumbers: { hut:'),
  `${SITE} › site, owner, lettingNumbers, hut: There is no such property. Fix: Take an id of content/properties/all.ts, or drop it.`,
  'a name that is too long for a chart, and no short form of it',
  change(SITE, "name: 'Lakeside',\n  shortName: 'Lake'", "name: 'Lakeside Cottages'"),
  `${SITE} › site, shortName: “Lakeside Cottages” is too long for a chart. Fix: Write a short form of it here, of 16 characters at most.`,
  'a short form that is too long, in the name of a property',
  change(SITE, "'Lake'", `'${'x'.repeat(17)}'`),
  change(HOUSE, "name: 'Boathouse'", "name: '{shortSite} Boathouse'"),
  `${SITE} › site, shortName: “${'x'.repeat(17)}” is too long for a chart. Fix: Make it 16 characters at most.`,
  // Of a property
  'a short name that is too long, in the description of a page',
  change(HOUSE, "shortName: 'The boathouse'", `shortName: '${'x'.repeat(90)}'`),
  change(HOUSE, "description: 'The boathouse:", "description: 'Ask for {anyOfThem}:"),
  `${HOUSE} › house, shortName: “${'x'.repeat(90)}” has 90 characters. Fix: Make it 1 to 19.`,
  'two answers with one term',
  answers("{ term: 'Zoo', value: 'a' }, { term: '*zoo*', value: 'b' }"),
  `${HOUSE} › house, goodToKnow, *zoo*, term: Two rows have it. Fix: Write both answers into one row, or give each row a term of its own.`,
  'an answer without its value',
  answers("{ term: 'Zoo' }"),
  `${HOUSE} › house, goodToKnow, Zoo, value: It is missing. Fix: Write it in, under this name.`,
  'an answer that is too long',
  answers(`{ term: 'Zoo', value: '${'x'.repeat(161)}' }`),
  `${HOUSE} › house, goodToKnow, Zoo, value: “${'x'.repeat(161)}” has 161 characters. Fix: Make it 160 at most.`,
  'two rooms of one name, in a house without a gallery of bedrooms',
  rooms("{ name: 'Loft', beds: 'Two singles' }, { name: 'loft', beds: 'One double' }"),
  `${HOUSE} › house, rooms, loft, name: Two rooms have it. Fix: Give each a name of its own.`,
  `${HOUSE} › house, rooms: No gallery has the id bedrooms, beside which they stand. Fix: Give it to one of the galleries.`,
  'a picture of a room that is not in the gallery of bedrooms',
  change(HOUSE, "id: 'outdoor'", "id: 'bedrooms'"),
  rooms(
    "{ name: 'Loft', beds: 'Two singles', picture: 'pier' }, { name: 'Cabin', beds: 'A bunk', picture: 'boat' }",
  ),
  `${HOUSE} › house, rooms, Loft, picture: It is not among the pictures that the list stands beside. Fix: Add it to them, or take one of them.`,
  'an unknown picture in a gallery',
  change(HOUSE, "pictures: ['boat']", "pictures: ['baot']"),
  `${HOUSE} › house, galleries, outdoor, pictures, baot: There is no picture baot. Fix: Take a name of content/photos/photos.ts, or write an entry for it there.`,
  'a focus that is no point of the picture',
  change(HOUSE, "hero: 'pier'", "hero: { name: 'pier', focus: [0.5, 2] }"),
  `${HOUSE} › house, hero, focus: [0.5, 2] is no point of a picture. Fix: Write two fractions from 0 to 1, as in [0.5, 0.4].`,
  'a list of pictures in the place of one',
  change(HOUSE, "hero: 'pier'", "hero: ['pier']"),
  `${HOUSE} › house, hero: A picture belongs there. Fix: Write its name, as in 'house/living-1'.`,
  'two galleries with one anchor',
  change(HOUSE, "id: 'outdoor'", "id: 'living'"),
  `${HOUSE} › house, galleries, living, id: Two galleries have it. Fix: Give each an anchor of its own.`,
  'a capacity that its own facts deny',
  change(HOUSE, 'capacity: 8', 'capacity: 99'),
  `${HOUSE} › house, facts, guests: It says 8, and capacity says 99. Fix: Give both the same number.`,
  'a price that is text, beside a capacity that the facts deny',
  price("'550'"),
  change(HOUSE, 'capacity: 8', 'capacity: 9'),
  `${HOUSE} › house, nightlyPrice: It is text, and a number belongs there. Fix: Write the number alone, without quotes.`,
  `${HOUSE} › house, facts, guests: It says 8, and capacity says 9. Fix: Give both the same number.`,
  'a property that is in the list twice',
  change(ALL, '[house]', '[house, house]'),
  `${ALL} › house: It is in the list twice. Fix: Drop one, or give it another id.`,
  'a property that is not in the list',
  written('content/properties/boat-house.ts', "export { house as boatHouse } from './house'\n"),
  'content/properties/boat-house.ts › boatHouse, id: It is “house”. Fix: Take boat-house.',
  'content/properties/boat-house.ts › boat-house: It is not in the list. Fix: Add it in content/properties/all.ts, or delete the file.',
  'the id of another page',
  change(PAGES, 'thankYou:', 'house:'),
  `${HOUSE} › id: /house is another page already. Fix: Take another id.`,
  'an amenity that nothing compares',
  change(HOUSE, "has: ['boat']", "has: ['boat', 'sauna']"),
  `${HOUSE} › has, sauna: The comparison has no sauna. Fix: Take an id of amenities in content/home.ts: boat.`,
  'a rest of a deposit of the whole total',
  terms('deposit: { percent: 100, balanceDaysBefore: 42 }'),
  `${HOUSE} › house, terms, deposit, balanceDaysBefore: A deposit of 100 % leaves no rest that could be due. Fix: Drop it, or write a smaller percent.`,
  'refunds that rise as the day comes nearer',
  terms('cancellation: [{ daysBefore: 60, refundPercent: 50 }, { daysBefore: 30, refundPercent: 100 }]'),
  `${HOUSE} › house, terms, cancellation, 2, refundPercent: It refunds more than the step before it, which is earlier. Fix: Let the share fall as check-in comes nearer, as in 100, then 50.`,
  'a minimum stay of more than a year',
  terms('minimumNights: 366'),
  `${HOUSE} › house, terms, minimumNights: 366 is no number of nights. Fix: Write a whole number up to 365, as in 3.`,
  'refunds in the wrong order',
  terms('cancellation: [{ daysBefore: 30, refundPercent: 100 }, { daysBefore: 60, refundPercent: 50 }]'),
  `${HOUSE} › house, terms, cancellation, 2, daysBefore: The step before it has no more days. Fix: Begin with the most days before check-in, and let each step have fewer.`,
  'an extra that nobody can decline',
  terms("extras: [{ name: 'Cleaning (compulsory)', price: 40 }]"),
  `${HOUSE} › house, terms, extras, Cleaning (compulsory), name: An extra is what a guest may decline. Fix: Put a charge that nobody can decline into nightlyPrice, and drop it here.`,
  // Of pages and links
  'an entry of a page that is not made',
  change(PAGES, "path: '/thank-you'", "path: '/thanks'"),
  `${PAGES} › pages, thankYou, path: No page is made for /thanks. Fix: Write app/thanks/page.tsx, correct the path, or drop the entry.`,
  'a page that asks for a property by an old id',
  written('app/mill/page.tsx', "const mill = content.property('mill')\n"),
  "app/mill/page.tsx › property('mill'): There is no property mill. Fix: Write an id of content/properties/all.ts there (house), or delete the page.",
  'a path without its slash',
  change(PAGES, "path: '/thank-you'", "path: 'thank-you'"),
  `${PAGES} › pages, thankYou, path: “thank-you” does not begin with a slash. Fix: Write it as in /house.`,
  'a title that another page has',
  change(PAGES, 'Thank you for asking', 'Articles about a lake'),
  `${PAGES} › pages, thankYou, title: blogs has the same. Fix: Give each page its own.`,
  'a title that a property has',
  change(PAGES, 'Thank you for asking', 'The boathouse at Lakeside'),
  `${HOUSE} › house, page, title: thankYou has the same. Fix: Give each page its own.`,
  'a card without a picture',
  change(
    PAGES,
    "title: 'Articles about a lake',",
    "title: 'Articles about a lake',\n    cardTitle: 'A lake',",
  ),
  `${PAGES} › pages, blogs, cardTitle: A card needs both image and cardTitle. Fix: Give both or neither.`,
  'a page of the sitemap without a date of change',
  change(PAGES, 'noindex: true', 'noindex: false'),
  `${PAGES} › pages, thankYou, changed: The sitemap needs the day of the last change. Fix: Write year, month and day, as in 2026-05-12.`,
  'a title that fits no card',
  change(HOUSE, "cardTitle: 'The boathouse'", `cardTitle: '${'W'.repeat(40)}'`),
  `${HOUSE} › house, page, cardTitle: On a card about 23 of its 40 characters fit beside “Lakeside”. Fix: Make it shorter.`,
  'a link to a page that is not there',
  link('/hose'),
  `${NAVIGATION} › navigation, home, href: There is no page /hose. Fix: Take a path of content/pages.ts, / and the id of a property, or /blogs/ and an article.`,
  'a link to an anchor that is not there',
  link('/house#attic'),
  `${NAVIGATION} › navigation, home, href: There is no #attic on /house. Fix: Take one of #living, #outdoor, #getting-here, or leave it out.`,
  'a link to an anchor of a page that has none',
  link('/thank-you#attic'),
  `${NAVIGATION} › navigation, home, href: There is no #attic on /thank-you. Fix: Leave it out.`,
  'a link that is not secure',
  link('http://a.ie'),
  `${NAVIGATION} › navigation, home, href: http://a.ie is not secure. Fix: Write https:// before it.`,
  'a link without its slash',
  link('house'),
  `${NAVIGATION} › navigation, home, href: house is no address. Fix: Write /house for a page of the site, https://… for one of others.`,
  'a link to nothing',
  link(''),
  `${NAVIGATION} › navigation, home, href: Nothing is no address. Fix: Write /house for a page of the site, https://… for one of others.`,
  'a label of the chart without its place',
  change(LABELS, "place: 'pier'", "place: 'peir'"),
  `${LABELS} › wideLabels, peir: There is no place peir. Fix: Take a name of content/chart/places.ts.`,
  // Of pictures
  'an alt text that differs from the caption only in punctuation',
  change(PHOTOS, 'A pier in the rain.', 'The pier!'),
  `${PHOTOS} › photos, pier, alt: The alt text repeats the caption, so a screen reader says it twice. Fix: Say what the picture shows, for somebody who does not see it.`,
  'a picture with a blank in its name',
  alsoPictured("'my pier'"),
  `${PHOTOS} › photos, my pier: A name cannot hold blanks or signs. Fix: Use letters, digits and hyphens, here and in the name of its file.`,
  'content/photos/my pier.jpg › my pier: There is no such file. Fix: Put the picture there, or correct its entry in content/photos/photos.ts.',
  'a picture with a slash before its name',
  alsoPictured("'/pier'"),
  `${PHOTOS} › photos, /pier: A name cannot hold blanks or signs. Fix: Use letters, digits and hyphens, here and in the name of its file.`,
  'content/photos//pier.jpg › /pier: There is no such file. Fix: Put the picture there, or correct its entry in content/photos/photos.ts.',
  'an entry that occurs twice',
  alsoPictured('boat'),
  `${PHOTOS} › line N: boat stands there twice. Fix: Drop or rename one.`,
  'a picture that is too small',
  drawn(PIER, 800, 600, '#000'),
  `${PIER} › pier: It is 800 px wide. Fix: Take one of at least 1000 px.`,
  'a picture with transparent parts under the name of a JPEG',
  drawn(PIER, 1200, 800, '#0000'),
  `${PIER} › pier: Parts of it are transparent, which would turn black. Fix: Lay it on a ground of one colour, and save it as a JPEG.`,
  'a picture that breaks off',
  { file: PIER, keep: 3000 },
  `${PIER} › pier: It breaks off before its end. Fix: Copy it once more from where it came from.`,
  'an overwritten picture of thirty megabytes',
  written(PIER, garbage.repeat(7500)),
  `${PIER} › pier: It cannot be read as a picture. Fix: Save it again as a JPEG.`,
  'a missing picture',
  removed(PIER),
  `${PIER} › pier: There is no such file. Fix: Put the picture there, or correct its entry in content/photos/photos.ts.`,
  'an upright version that is too small',
  drawn(TALL_BOAT, 999, 1500, '#789'),
  `${TALL_BOAT} › boat: It is 999 px wide. Fix: Take one of at least 1000 px.`,
  'a picture that does not say whether it is a visualisation',
  change(PHOTOS, ', rendered: false }', ' }'),
  `${PHOTOS} › photos, pier, rendered: It is missing. Fix: Write it in, under this name.`,
  'a stray file with a blank in its name',
  written('content/photos/boats/my boat.jpg', ''),
  'content/photos/boats/my boat.jpg › file name: No entry can have this name. Fix: Save it as a JPEG named boats/my-boat.jpg, or delete it.',
  'a stray file of another kind',
  written('content/photos/IMG_1.HEIC', ''),
  'content/photos/IMG_1.HEIC › file name: Only JPEGs are shown. Fix: Save it as a JPEG named IMG_1.jpg, or delete it.',
  'a picture that lies there as a file of another kind',
  removed(PIER),
  written('content/photos/Pier.png', ''),
  `${PIER} › pier: There is no such file, but Pier.png. Fix: Save that as a JPEG under this name, and delete it.`,
  'an upright version that is no JPEG',
  change(PHOTOS, "'tall/boat.jpg'", "'tall/boat.heic'"),
  `${PHOTOS} › photos, boat, portrait, file: “tall/boat.heic” is no name of a picture. Fix: Write it as in portrait/kitchen.jpg, in letters, digits and hyphens.`,
  'content/photos/tall/boat.heic › boat: There is no such file, but tall/boat.jpg. Fix: Save that as a JPEG under this name, and delete it.',
  // Of articles
  'an article with a key that articles do not have',
  inArticle('author:', 'writer:'),
  `${ARTICLE} › author: It is missing. Fix: Write it in, under this name.`,
  `${ARTICLE} › writer: Nothing asks for it. Fix: Correct its name to searchTitle, author, secondImage or map, or drop it.`,
  'front matter that cannot be read',
  inArticle('title:', 'title: Inishowen:'),
  `${ARTICLE} › line N: It cannot be read. Fix: Put text that holds a colon, a quote or an asterisk into quotes, and indent as another article does.`,
  ...cutOff.flatMap(([key, text]) => [
    `a # that cuts off the ${key} of an article`,
    inArticle(text, `${text} #1 of three`),
    `${ARTICLE} › line N: What follows the # is left out, as a comment. Fix: Put the text into quotes, or give the comment a line of its own.`,
  ]),
  ...['!important', '&co', '*wool*'].flatMap((text) => [
    `front matter that begins with ${text}`,
    inArticle('excerpt: What', `excerpt: ${text} what`),
    `${ARTICLE} › line N: A text that begins with ${text[0]} is read as an instruction. Fix: Put the text into quotes.`,
  ]),
  ...['**wool**', '[wool](https://a.ie)', '<b>wool</b>', 'wool &amp; felt'].flatMap((text) => [
    `front matter with the markup of ${text}`,
    inArticle('excerpt: What to wear.', `excerpt: 'Wear ${text}.'`),
    `${ARTICLE} › line N: It would show ${/\*\*|\]\(|<b|&amp;/.exec(text)![0]} as it stands there. Fix: Write it as plain text, in which *asterisks* set a name of water in italics.`,
  ]),
  'a doubled key',
  inArticle('author:', 'excerpt: Wool.\nauthor:'),
  `${ARTICLE} › line N: Its key stands there twice. Fix: Keep one of the two.`,
  'a tab in front matter',
  inArticle("  - 'Gloves", "\t- 'Gloves"),
  `${ARTICLE} › line N: A tab stands there, which cannot be read. Fix: Indent with spaces.`,
  'a key without a space behind its colon',
  inArticle('author: A', 'author:A'),
  `${ARTICLE} › line N: A space is missing behind its first colon. Fix: Write it as in title: Low water.`,
  'a space behind the line that opens front matter',
  inArticle('---\ntitle', '--- \ntitle'),
  `${ARTICLE} › line N: A space stands behind the ---. Fix: Delete it.`,
  ...['For <!-- ask Nora --> all.', 'For \\<!-- ask Nora --> all.'].flatMap((text) => [
    `a comment of HTML, as in ${text}`,
    inText(text),
    `${ARTICLE} › line N: That is no comment here. Fix: Write {/* … */} in place of <!-- … -->, or delete it.`,
  ]),
  ...['<https://a.ie>', '<us@a.ie>'].flatMap((text) => [
    `a link as ${text}`,
    inText(`See ${text}.`),
    `${ARTICLE} › line N: Such a link cannot be read. Fix: Write the address without < and >.`,
  ]),
  ...['import', 'export'].flatMap((word) => [
    `a paragraph that begins with ${word}`,
    inText(`${word} duties have risen.`),
    `${ARTICLE} › line N: A paragraph that begins with import or export is read as a program, and not shown. Fix: Begin it with another word.`,
  ]),
  'a footnote',
  inText('See below.[^1]'),
  `${ARTICLE} › line N: Articles have no footnotes, because all of them stand on one page. Fix: Say it in the text, in brackets.`,
  'a list of tasks',
  inText('- [ ] Gloves'),
  `${ARTICLE} › line N: Boxes to tick have no meaning for readers. Fix: Drop [ ] and [x], and keep the list.`,
  'a table of five columns',
  inText('| a | b | c | d | e |\n| - | - | - | - | - |\n| 1 | 2 | 3 | 4 | 5 |'),
  `${ARTICLE} › line N: A table of 5 columns does not fit a phone. Fix: Give it 4 at most.`,
  'a block of code',
  inText('```\npier\n```'),
  `${ARTICLE} › line N: An article is text, and a block of code is none. Fix: Drop it, or link to what it shows, as in [the film](https://…).`,
  'a subheading with markup',
  inText('## The *old* pier'),
  `${ARTICLE} › line N: A subheading is plain text. Fix: Drop its links and its signs of Markdown.`,
  'a paragraph that a line below makes a heading',
  inText('The pier is closed.\n---'),
  `${ARTICLE} › line N: The line of --- or === below makes a heading of this one. Fix: Leave a line empty before it, or write the heading as in ## The shore path.`,
  ...Object.entries(unclosed).flatMap(([sign, text]) => [
    `signs of Markdown that open nothing, as ${sign}`,
    inText(text),
    `${ARTICLE} › line N: It would show ${sign} as it stands there. Fix: Close what it opens, put a space behind ## or an empty line before a table, or write a backslash before it.`,
  ]),
  'a bare link that is not secure',
  inText('See www.a.ie for more.'),
  `${ARTICLE} › link “www.a.ie”: http://www.a.ie is not secure. Fix: Write https:// before it.`,
  'a sign of a machine, which nobody sees',
  inText('Gloves\u0007 first.'),
  `${ARTICLE} › line N: After “Gloves” stands a space that is no plain one, or a sign that nobody sees. Fix: Delete it, and type a space where one belongs.`,
  ...misnamed.flatMap(([name, fault]) => [
    `a file named ${name}`,
    copied(ARTICLE, `content/${name}`),
    `content/${name} › file name: ${fault}`,
  ]),
  'an article that is no MDX',
  inText('For <5 euro.'),
  `${ARTICLE} › line N: Markup begins there that cannot be read. Fix: Write a backslash before a < or a { that is meant as such.`,
  'an article with a broken link',
  inText('See [the walks](/blogs/coastal-walks).'),
  `${ARTICLE} › link “the walks”: There is no page /blogs/coastal-walks. Fix: Take a path of content/pages.ts, / and the id of a property, or /blogs/ and an article.`,
  'an overwritten article',
  written(NEW_ARTICLE, garbage),
  `${NEW_ARTICLE} › front matter: It is missing. Fix: Open the file with the keys of another article between two lines of ---.`,
  'an empty article',
  written(NEW_ARTICLE, ''),
  `${NEW_ARTICLE} › front matter: It is missing. Fix: Open the file with the keys of another article between two lines of ---.`,
  'an article whose name makes no address',
  copied(ARTICLE, 'content/blog/The Pier.mdx'),
  removed(ARTICLE),
  'content/blog/The Pier.mdx › file name: It is the address of the article, and makes no clean one. Fix: Use small letters, digits and hyphens.',
  'an article of tomorrow',
  inArticle("'2031-05-01'", "'2031-05-02'"),
  `${ARTICLE} › date: 2031-05-02 is still to come. Fix: Write a day up to today, and publish the article once it is here.`,
  'an article’s title that is too long',
  inArticle('The pier in winter', 'W'.repeat(47)),
  `${ARTICLE} › title: “${'W'.repeat(47)}” has 47 characters. Fix: Make it 8 to 46.`,
  `${ARTICLE} › title: On a card about 23 of its 47 characters fit beside “Lakeside”. Fix: Make it shorter.`,
  'an article without highlights',
  inArticle("highlights:\n  - 'Gloves: two.'", 'highlights: []'),
  `${ARTICLE} › highlights: It has no items. Fix: Add what is missing.`,
  'an article with an empty list of places',
  inArticle(
    'places:\n  - name: The pier\n    note: At the end.\n    query: Pier, Lakeside\n    chart: pier',
    'places: []',
  ),
  `${ARTICLE} › places: It has no items. Fix: Add what is missing.`,
  'an article of 499 words',
  words(499),
  `${ARTICLE} › text: It has 499 words. Fix: Make it 500 to 900.`,
  'an article of 901 words',
  words(901),
  `${ARTICLE} › text: It has 901 words. Fix: Make it 500 to 900.`,
  `${ARTICLE} › readingTime: It says 3, and 901 words take 5 minutes. Fix: Write 5.`,
  'a reading time that is not that of the words',
  inArticle('readingTime: 3', 'readingTime: 9'),
  `${ARTICLE} › readingTime: It says 9, and 590 words take 3 minutes. Fix: Write 3.`,
  'an unknown picture of an article',
  inArticle('image: pier', 'image: peir'),
  `${ARTICLE} › image: There is no picture peir. Fix: Take a name of content/photos/photos.ts, or write an entry for it there.`,
  'a second picture that is not shown',
  inArticle('image: pier', 'image: pier\nsecondImage: boat'),
  `${ARTICLE} › text: It holds 0 of <SecondPicture />. Fix: Write it once where the secondImage of the front matter belongs, and nowhere without one.`,
  'a second picture without a name',
  inText('<SecondPicture />'),
  `${ARTICLE} › text: It holds 1 of <SecondPicture />. Fix: Write it once where the secondImage of the front matter belongs, and nowhere without one.`,
  'a place that the chart does not know',
  inArticle('chart: pier', 'chart: pear'),
  `${ARTICLE} › places, The pier, chart: The chart does not know pear. Fix: Take a name of content/chart/places.ts, or add the place there.`,
  'a place that the whole chart does not show',
  change(PLACES, 'lon: -6.9', 'lon: -8.9'),
  `${ARTICLE} › places, The pier, chart: The map of the article does not show pier. Fix: Choose a box under map that holds it, correct its lat and lon in content/chart/places.ts, or drop its chart.`,
  'places of which none is on the chart',
  inArticle('\n    chart: pier', ''),
  `${ARTICLE} › places: None of them is on the chart. Fix: Give one a chart, with a name of content/chart/places.ts.`,
  'a place on the chart without a subheading',
  inArticle('## 1. The pier', '## The pier'),
  `${ARTICLE} › text: Its subheadings have the numbers none, and the chart has the number 1. Fix: Write a subheading for each place with a chart, in their order, as in ## 1. The pier.`,
  'a title and a description that another article has',
  copied(ARTICLE, NEW_ARTICLE),
  `${NEW_ARTICLE} › title: content/blog/the-pier.mdx has the same. Fix: Give each its own.`,
  `${NEW_ARTICLE} › description: content/blog/the-pier.mdx has the same. Fix: Give each its own.`,
  'an article with a heading of the first level, a frame, a tag and pictures of others',
  inText(
    '# Title\n\n<iframe src="https://a.example"></iframe>\n\n![A boat](https://a.example/b.jpg)\n\nWith <Video />.',
  ),
  `${ARTICLE} › line N: The title is the only heading of the first level. Fix: Begin a subheading with ##.`,
  `${ARTICLE} › line N: An article is text, and <iframe> is none. Fix: Drop it, or link to what it shows, as in [the film](https://…).`,
  `${ARTICLE} › line N: An article shows its image and its secondImage alone. Fix: Put the file into content/photos, name it under secondImage, and write <SecondPicture /> there.`,
  `${ARTICLE} › line N: An article is text, and <Video> is none. Fix: Drop it, or link to what it shows, as in [the film](https://…).`,
  // Of files
  'a missing file',
  removed(FAQS),
  `${FAQS} › file: It is not there. Fix: Bring it back, under this name.`,
  'an overwritten content module',
  written(FAQS, garbage),
  `${FAQS} › line N: It cannot be read. Fix: Look there and a line above: a quote, a colon, a comma or a bracket is missing or too many, or a quote is curly; a number stands alone, as 1575, without €, % or comma.`,
  'an empty content module',
  written(FAQS, ''),
  `${FAQS} › faqs: It is missing. Fix: Write it in, under this name.`,
  'a content module with merge markers',
  change(FAQS, 'export const faqs', '<<<<<<< HEAD\nexport const faqs'),
  `${FAQS} › line N: Two versions stand there, which git could not merge. Fix: Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.`,
  'an article with merge markers',
  written(NEW_ARTICLE, '---\ntitle: A\n---\n\nOne.\n=======\nOther.\n>>>>>>> theirs\n'),
  `${NEW_ARTICLE} › line N: Two versions stand there, which git could not merge. Fix: Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.`,
  'an article that begins with a byte-order mark',
  written(NEW_ARTICLE, '\ufeff---\ntitle: A\n---\n'),
  `${NEW_ARTICLE} › line N: An invisible sign, a byte-order mark, stands before the first ---. Fix: Save the file again as UTF-8 without BOM.`,
  'an article that is saved as ANSI',
  { file: NEW_ARTICLE, latin1: '---\ntitle: Café\n---\n' },
  `${NEW_ARTICLE} › line N: It is not saved as UTF-8, so letters such as é are lost. Fix: Save the file again with the encoding UTF-8, and look at each such letter.`,
  'a content module that is saved as ANSI',
  { file: FAQS, latin1: "export const faqs = [{ question: 'Café?', answer: 'Yes.' }]\n" },
  `${FAQS} › line N: It is not saved as UTF-8, so letters such as é are lost. Fix: Save the file again with the encoding UTF-8, and look at each such letter.`,
  'spaces that a word processor writes, and an invisible sign',
  change(NAVIGATION, '"label":"navigation.home.label"', '"label":"Dogs:\u00a0no\u202f!"'),
  `${NAVIGATION} › line N: After “Dogs:” stands a space that is no plain one, or a sign that nobody sees. Fix: Delete it, and type a space where one belongs.`,
  `${NAVIGATION} › line N: After “Dogs: no” stands a space that is no plain one, or a sign that nobody sees. Fix: Delete it, and type a space where one belongs.`,
  'an invisible sign and the code of a space in an article',
  inText('At low\u2060water, for 3&nbsp;hours.'),
  `${ARTICLE} › line N: After “At low” stands a space that is no plain one, or a sign that nobody sees. Fix: Delete it, and type a space where one belongs.`,
  `${ARTICLE} › line N: After “for 3” stands a space that is no plain one, or a sign that nobody sees. Fix: Delete it, and type a space where one belongs.`,
  'a letter that a program has lost before',
  written(FAQS, "export const faqs = [{ question: 'Caf\ufffd?', answer: 'Yes.' }]\n"),
  `${FAQS} › line N: It holds \ufffd in place of a letter that was lost. Fix: Write the letter again, and save the file as UTF-8.`,
  'an apostrophe that ends a text',
  written(FAQS, "export const faqs = [{ question: 'Who is Séamus O'Shea?', answer: 'A friend.' }]\n"),
  `${FAQS} › line N: The text ends at its apostrophe. Fix: Write ’ in place of it, as in O’Shea.`,
  'a comma that is missing after a text',
  written(FAQS, "export const faqs = [{ question: 'Who?' answer: 'A friend.' }]\n"),
  `${FAQS} › line N: It cannot be read. Fix: Look there and a line above: a quote, a colon, a comma or a bracket is missing or too many, or a quote is curly; a number stands alone, as 1575, without €, % or comma.`,
  'a word without quotes',
  change(HOUSE, "label: 'Rare'", 'label: Rare'),
  `${HOUSE} › line N: Nothing is called Rare. Fix: Put text into quotes, or correct the name.`,
  'a misspelt name of words that several pages share',
  change(WORDS, '"terms":', '"term":'),
  `${WORDS} › propertyWords, terms: It is missing. Fix: Write it in, under this name.`,
  `${WORDS} › propertyWords, term: Nothing asks for it. Fix: Correct its name to terms, or drop it.`,
  'an import of a missing file',
  change(ALL, "'./house'", "'./hut'"),
  `${ALL} › line N: It imports ./hut, which is not there. Fix: Correct the path, or delete the line and what it names if the file is gone on purpose.`,
  'an import of a missing name',
  change(ALL, 'import { house }', 'import { hut as house }'),
  `${ALL} › line N: It imports hut, which is not there. Fix: Correct the path, or delete the line and what it names if the file is gone on purpose.`,
]

/** Of some entries: what stands there, other values that are accepted, values that are not, and what is said of those. */
const limits: [entry: string, value: string, good: string[], bad: string[], message: string][] = [
  [
    `${SITE} › site, url`,
    "'https://lakeside.ie'",
    ["'https://www.lake-side.ie'"],
    ["'lakeside.ie'", "'http://lakeside.ie'", "'https://lakeside.ie/'", "'https://lakeside.ie/en'", "''"],
    '“{value}” is no site address. Fix: Write it as in https://www.name.ie, without a slash at its end, here or in SITE_URL.',
  ],
  [
    `${SITE} › site, position, longitude`,
    '-6.9',
    ['-10.6'],
    ['6.9', '55.2'],
    '{value} is not in Ireland. Fix: Write degrees, as in -6.983.',
  ],
  [
    `${SITE} › site, shortName`,
    "'Lake'",
    ["'Boathouses’ Quay'", "''"],
    ["'The Boathouses’ Quay'"],
    '“{value}” is too long for a chart. Fix: Make it 16 characters at most.',
  ],
  [
    `${SITE} › site, name`,
    "'Lakeside'",
    [`'${'x'.repeat(30)}'`],
    [`'${'x'.repeat(31)}'`],
    '“{value}” has {length} characters. Fix: Make it 1 to 30.',
  ],
  [
    `${SITE} › site, noindex`,
    "'0'",
    ["'1'", "''"],
    ["'true'", "'no'", "'2'", "' 1'"],
    '“{value}” says neither yes nor no. Fix: Write 1, here or in SITE_NOINDEX, to keep the whole site out of search results; else 0.',
  ],
  [
    `${SITE} › site, owner, vatNumber`,
    "'IE1234567WA'",
    ["'IE1A23456Z'", "'GB123456789'", "'ATU12345678'", "''"],
    ["'1234567WA'", "'IE123'", "'pending'"],
    '“{value}” is no VAT number. Fix: Write it with its country and without blanks, as in IE1234567WA, or leave it empty.',
  ],
  [
    `${SITE} › site, whatsApp`,
    "'353871234567'",
    ["'447700900123'", "'4512345678'", "''"],
    ["'0871234567'", "'871234567'", "'7700900123'", "'+353871234567'"],
    '“{value}” is no number of WhatsApp. Fix: Write digits alone, country code first and without a 0 before it, as in 353871234567.',
  ],
  [
    `${HOUSE} › house, nightlyPrice`,
    '550',
    ['99999'],
    ['549.99', '100000'],
    '{value} is no price. Fix: Write whole euro from 1 to 99999, as in 550.',
  ],
  [
    `${HOUSE} › house, page, title`,
    "'The boathouse at Lakeside'",
    [`'${'x'.repeat(15)}'`, `'${'x'.repeat(60)}'`],
    [`'${'x'.repeat(14)}'`, `'${'x'.repeat(61)}'`],
    '“{value}” has {length} characters. Fix: Make it 15 to 60.',
  ],
  [
    `${PHOTOS} › photos, boat, portrait, focus`,
    '[0.5, 0.5]',
    ['[0, 1]'],
    ['[1.4, 0.5]', '[0.5, -0.1]', '[0.5]'],
    '{value} is no point of a picture. Fix: Write two fractions from 0 to 1, as in [0.5, 0.4].',
  ],
  [
    `${ARTICLE} › date`,
    "'2031-05-01'",
    ["'2028-02-29'"],
    ["'2031-02-30'", "'30/01/2031'"],
    '“{value}” is no date. Fix: Write year, month and day, as in 2025-05-12.',
  ],
  [
    `${ARTICLE} › description`,
    "'What to wear on the pier in winter, what to leave at home, and why gloves go first.'",
    [`'${'x'.repeat(70)}'`, `'${'x'.repeat(155)}'`],
    [`'${'x'.repeat(69)}'`, `'${'x'.repeat(156)}'`],
    '“{value}” has {length} characters. Fix: Make it 70 to 155.',
  ],
]

interface Trial {
  what: string
  edits: Edit[]
  lines: string[]
}

const isLine = (part: Edit | string) => typeof part === 'string' && part.includes(' › ')

/** Begins a trial at each part that is neither an edit nor a line. */
function trialsOf(parts: readonly (Edit | string)[]): Trial[] {
  const trials: Trial[] = []
  for (const part of parts)
    if (typeof part !== 'string') trials.at(-1)!.edits.push(part)
    else if (isLine(part)) trials.at(-1)!.lines.push(part)
    else trials.push({ what: part, edits: [], lines: [] })
  return trials
}

function trialsOfLimit([entry, from, good, bad, message]: (typeof limits)[number]): Trial[] {
  const [file = ''] = entry.split(' › ')
  const trial = (value: string, ...lines: string[]) => ({
    what: `${value.slice(0, 40)} as ${entry}`,
    edits: [change(file, from, value)],
    lines,
  })
  const say = (value: string) => message.replace('{value}', value).replace('{length}', String(value.length))
  return [
    ...good.map((value) => trial(value)),
    ...bad.map((value) => trial(value, `${entry}: ${say(value.replaceAll("'", ''))}`)),
  ]
}

const trials = [...trialsOf(accepted), ...trialsOf(mistakes), ...limits.flatMap(trialsOfLimit)]

/** Mistakes of several kinds in several files: types, links, pictures and articles. */
const together = trials.filter(({ what }) =>
  [
    'a price that is text',
    'a link to a page that is not there',
    'a picture that is too small',
    'an article with a key that articles do not have',
    'a missing file',
  ].includes(what),
)

let found: string[][] = []
beforeAll(() => {
  const copies = [together.flatMap(({ edits }) => edits), ...trials.map(({ edits }) => edits)]
  const command = ['--import', 'tsx', 'scripts/check/testing/try-edits.ts']
  const options = { input: JSON.stringify(copies), encoding: 'utf8' } as const
  const { stdout, stderr, status } = spawnSync('node', command, options)
  if (status !== 0) throw new Error(stderr)
  found = JSON.parse(stdout.replaceAll(/ line \d+:/g, ' line N:'))
}, 180_000)

it('reports all mistakes at once, in whichever files they are', () => {
  expect(together).toHaveLength(5)
  expect(found[0]?.toSorted()).toEqual(together.flatMap(({ lines }) => lines).toSorted())
})

it.each(trials.map((trial, index) => ({ ...trial, does: trial.lines[0] ? 'reports' : 'accepts', index })))(
  '$does $what',
  ({ lines, index }) => {
    expect(found[index + 1]?.toSorted()).toEqual(lines.toSorted())
    for (const line of lines) expect(line).toMatch(/^(content|app)\/\S.+? › [^:]+: .+ Fix: .+\.$/)
  },
)

/** Copies of a value in which one part after the other is replaced. */
function* withEachPartReplaced(value: unknown, other: unknown): Generator<unknown> {
  yield other
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    for (const each of withEachPartReplaced(inner, other))
      yield Array.isArray(value) ? value.with(Number(key), each) : { ...value, [key]: each }
}

const open: Open = {
  values: Object.fromEntries(Object.entries(blanks).map(([name, [, example]]) => [name, example])),
  areSeveral: true,
  isFilledIn: { agency: true, hostLog: true, whatsApp: true },
  picture: () => somePicture,
}

const values: Record<string, unknown> = {
  'content/contact.ts': { contact },
  'content/pages.ts': { pages },
  'content/photos/photos.ts': { photos },
  'content/properties/all.ts': { properties },
  'content/site.ts': { site },
}

it.each(Object.entries<z.ZodType>(content))(
  'reports a wrong value of any part of %s, with a message of our own and a fix',
  (file, schema) => {
    const valid = compose(schema, values[file] ?? wordsOf(schema), open)
    expect(faultsOf(schema, valid)).toEqual([])
    for (const wrong of [() => undefined, [null], { x: 1 }])
      for (const value of withEachPartReplaced(valid, wrong))
        for (const { message } of faultsOf(schema, value)) expect(message).toMatch(/^[^]+\. Fix: [^]+\.$/)
  },
)
