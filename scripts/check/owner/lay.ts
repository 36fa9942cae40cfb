/**
 * Rewrites the content of a copy of the project as an owner does who fills in everything: another company, name, address,
 * domain, phone, prices and times; every answer and all terms; five articles; photographs; testimonials; calendars.
 */
import { join } from 'node:path'
import { copy, edit, read, write } from '../testing/project-copy'
import { aCalendar, anArticle, articles, takePhotographs } from './files'

export async function layOtherOwner() {
  edit(
    'content/site.ts',
    [
      /const address = .*/,
      `const address = { locality: 'Moville', region: 'County Donegal', country: 'IE' }`,
    ],
    [/name: 'Edgewater'/, `name: 'Brídín’s Quay Waterside Homes'`],
    [/shortName: ''/, `shortName: 'Brídín’s Quay'`],
    [/'https:\/\/edgewater\.example'/, `'https://www.bridinsquay.ie'`],
    [/location: .*/, 'location: `Quay Street, ${address.locality}, ${address.region}`,'],
    [/owner: \{[^]*?\n  \},/, `owner: ${JSON.stringify(company)},`],
    [/https:\/\/facebook\.example\/edgewater/, 'https://www.facebook.com/bridinsquay'],
    [/https:\/\/instagram\.example\/edgewater/, 'https://www.instagram.com/bridinsquay'],
    [/  agency: .*\n/, ''],
    [/  copyrightYear: .*\n/, ''],
    [/hostLog: .*/, `hostLog: { country: 'Germany', keptFor: '14 days' },`],
    [/whatsApp: ''/, `whatsApp: '353861234567'`],
    [/checkIn: '.*'/, `checkIn: '4:30 PM'`],
    [/checkOut: '.*'/, `checkOut: '10:00 AM'`],
  )
  edit(
    'content/contact.ts',
    [/phone: .*/, `phone: { display: '074 938 2611', href: 'tel:+353749382611' },`],
    [/email: .*/, `email: { display: 'stay@bridinsquay.ie', href: 'mailto:stay@bridinsquay.ie' },`],
  )
  edit('content/to-confirm.ts', [/\[\n[^]*?\n\]/, '[]'], [/\[\n[^]*?\n\]/, '[]'])
  edit(
    'content/properties/house.ts',
    [/nightlyPrice = \d+/, 'nightlyPrice = 1250'],
    [/  goodToKnow: \[\]/, `  goodToKnow: ${JSON.stringify(answers('house'))}`],
    [/  terms: \{\}/, `  terms: ${JSON.stringify(houseTerms)}`],
  )
  edit(
    'content/properties/apartment.ts',
    [/nightlyPrice = \d+/, 'nightlyPrice = 315'],
    [/goodToKnow: \[\]/, `goodToKnow: ${JSON.stringify(answers('apartment'))}`],
    [/terms: \{\}/, `terms: ${JSON.stringify(apartmentTerms)}`],
  )
  edit('content/pages.ts', [/cardTitle: .*/, `cardTitle: 'By *the lough*',`])
  edit(
    'content/home.ts',
    [/note: 'Sample[^']*'/, `note: 'Written by guests, on Airbnb and on Google.'`],
    [/(?<=noun: 'rating', source: )'[^']*'/, `'Google, 41 reviews, October 2026'`],
  )
  edit(
    'content/getting-here.ts',
    [/paragraphs: \[[^]*?\n  \]/, `paragraphs: ['By road from Derry, along the lough.']`],
    [/    text: '.*'/, `    text: 'You cross the border on the way: carry a passport.'`],
  )
  edit('content/testimonials.ts', [/\[\n[^]*\n\]/, JSON.stringify(testimonials)])

  for (const [slug, title, opening] of articles)
    write(`content/blog/${slug}.mdx`, anArticle(slug, title, opening))

  await takePhotographs(join(copy, 'content/photos'))
  const entries = read('content/photos/photos.ts')
  write('content/photos/photos.ts', entries.replaceAll(/ *portrait: \{[^}]*\},\n/g, ''))

  const lines = calendars.map(([property, ...stays], index) => {
    const file = `content/${index}.ics`
    write(file, aCalendar(stays))
    return `${property} ${file}`
  })
  write('content/calendars.txt', lines.join('\n'))
}

const company = {
  legalName: 'Quay Street Lettings Limited',
  address: '12 Quay Street, Moville, County Donegal, F93 X0X0',
  companyNumber: '654321',
  vatNumber: 'IE1234567FA',
  lettingNumbers: { house: 'IE-DL-0001-2345', apartment: 'IE-DL-0001-2346' },
}

const asked =
  'Pool, Children, Hot tub, Beds, Access, Keys, Kitchen, Laundry, Heating, Wi-Fi, Television, Parking, Fire, Quiet, Shops'
const answers = (property: string) =>
  asked.split(', ').map((term, index) => ({
    term,
    value: `${term} of the ${property}: ${'as our own guests asked us to say here. '.repeat((index % 3) + 1).trim()}`,
  }))

const houseTerms = {
  deposit: { percent: 30, balanceDaysBefore: 60 },
  cancellation: [
    { daysBefore: 90, refundPercent: 100 },
    { daysBefore: 60, refundPercent: 75 },
    { daysBefore: 30, refundPercent: 50 },
    { daysBefore: 14, refundPercent: 25 },
  ],
  minimumNights: 4,
  pets: 'Two dogs, downstairs, never in the pool',
  houseRules: ['No smoking indoors', 'Quiet after 10:00 PM', 'No parties', 'Shoes off on the pale carpet'],
  extras: [
    { name: 'Firewood', price: 15, per: 'a basket' },
    { name: 'Travel cot', price: 0 },
    { name: 'A cook for the evening', price: 480, per: 'an evening' },
  ],
}
const apartmentTerms = {
  deposit: { percent: 100 },
  cancellation: [{ daysBefore: 7, refundPercent: 100 }],
  minimumNights: 2,
  pets: 'None, please',
  houseRules: ['No smoking'],
  extras: [{ name: 'Late departure', price: 60 }],
}

const testimonials = [
  {
    quote: '“We have stayed in nine houses on this coast, and this is the one that we have booked again.”',
    who: 'Mairéad O’D., Airbnb, June 2026',
  },
  { quote: '“Warm, quiet, spotless.”', who: 'Two sisters, Google, March 2026' },
  {
    quote: `“${'The children were in the *sea* before the bags were out of the car, and we saw little of them until dinner. '.repeat(3).trim()}”`,
    who: 'Family Österreicher, Airbnb, August 2025',
  },
  { quote: '“The lights of the boats at night.”', who: 'J. K., Google, November 2025' },
]

/** Two calendars of the house and one of the apartment: the days from today on which stays begin, and their nights. */
const calendars: [property: string, ...stays: [ahead: number, nights: number][]][] = [
  ['house', [3, 7], [40, 2], [200, 14]],
  ['house', [20, 5]],
  ['apartment', [1, 4], [60, 21]],
]
