/**
 * Rewrites the content of a copy of the project as an owner does who fills in everything: another company, name, address,
 * domain, phone, prices and times; every answer and all terms; five articles; photographs; testimonials; calendars. What the
 * owner leaves alone is the example's.
 */
import { join } from 'node:path'
import * as contact from '@/content/contact'
import * as gettingHere from '@/content/getting-here'
import * as home from '@/content/home'
import * as pages from '@/content/pages'
import * as photos from '@/content/photos/photos'
import { apartment } from '@/content/properties/apartment'
import { house } from '@/content/properties/house'
import * as site from '@/content/site'
import type { WrittenContent } from '@/lib/content/compose'
import type { Written } from '@/lib/content/written'
import type { Property } from '@/lib/schema/property'
import { copy, write } from '../testing/project-copy'
import { aCalendar, anArticle, articles, takePhotographs } from './files'

/** Some entries of a value. A list replaces the whole list, and what is `undefined` is left out. */
type Changes<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: Changes<Value[Key]> | undefined }
    : Value

function merged(value: unknown, changes: unknown): unknown {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return changes
  const entries = Object.entries(changes).map(([key, change]) => [key, merged(Object(value)[key], change)])
  return { ...Object(value), ...Object.fromEntries(entries) }
}

/** Prints exports as a content file, each with its type. */
const print = (file: string, exports: readonly [name: string, value: unknown, type: string][]) =>
  write(
    file,
    [
      `import type { WrittenContent } from '@/lib/content/compose'`,
      `import type { Written } from '@/lib/content/written'`,
      `import type { Property } from '@/lib/schema/property'`,
      ...exports.map(
        ([name, value, type]) => `\nexport const ${name} = ${JSON.stringify(value)} satisfies ${type}`,
      ),
    ].join('\n'),
  )

/** Writes a content file of the copy: the example's exports with some entries changed. */
function lay<File extends keyof WrittenContent>(
  file: File,
  example: WrittenContent[File],
  changes: Changes<WrittenContent[File]>,
) {
  const exports = Object.entries(merged(example, changes) as object)
  print(
    file,
    exports.map(([name, value]) => [name, value, `WrittenContent['${file}']['${name}']`]),
  )
}

function layProperty(example: Written<Property> & { id: string }, changes: Changes<Written<Property>>) {
  const { id } = example
  print(`content/properties/${id}.ts`, [[id, merged(example, changes), 'Written<Property>']])
}

export async function layOtherOwner() {
  lay('content/site.ts', site, {
    site: {
      name: 'Brídín’s Quay Waterside Homes',
      shortName: 'Brídín’s Quay',
      url: 'https://www.bridinsquay.ie',
      address: { locality: 'Moville' },
      location: 'Quay Street, {locality}, {region}',
      owner: company,
      socials: [
        { name: 'Facebook', href: 'https://www.facebook.com/bridinsquay' },
        { name: 'Instagram', href: 'https://www.instagram.com/bridinsquay' },
      ],
      agency: undefined,
      copyrightYear: undefined,
      hostLog: { country: 'Germany', keptFor: '14 days' },
      whatsApp: '353861234567',
      checkIn: '4:30 PM',
      checkOut: '10:00 AM',
    },
  })
  lay('content/contact.ts', contact, {
    contact: {
      phone: { display: '074 938 2611', href: 'tel:+353749382611' },
      email: { display: 'stay@bridinsquay.ie', href: 'mailto:stay@bridinsquay.ie' },
    },
  })
  lay('content/to-confirm.ts', { toConfirm: [], forCounsel: [] }, {})
  layProperty(house, { nightlyPrice: 1250, goodToKnow: answers('house'), terms: houseTerms })
  layProperty(apartment, { nightlyPrice: 315, goodToKnow: answers('apartment'), terms: apartmentTerms })
  lay('content/pages.ts', pages, { pages: { home: { cardTitle: 'By *the lough*' } } })
  const { statistics, testimonials: voices } = home.home
  lay('content/home.ts', home, {
    home: {
      statistics: { facts: sourced(statistics.facts) },
      testimonials: {
        note: 'Written by guests, on Airbnb and on Google.',
        facts: sourced(voices.facts),
      },
    },
  })
  lay('content/getting-here.ts', gettingHere, {
    gettingHere: {
      paragraphs: ['By road from Derry, along the lough.'],
      border: { text: 'You cross the border on the way: carry a passport.' },
    },
  })
  lay('content/testimonials.ts', { testimonials }, {})

  for (const [slug, title, opening] of articles)
    write(`content/blog/${slug}.mdx`, anArticle(slug, title, opening))

  await takePhotographs(join(copy, 'content/photos'))
  const entries = Object.entries<object>(photos.photos)
  const upright = entries.map(([name, entry]) => [name, merged(entry, { portrait: undefined })])
  lay('content/photos/photos.ts', { photos: Object.fromEntries(upright) }, {})

  const lines = calendars.map(([property, ...stays], index) => {
    const file = `content/${index}.ics`
    write(file, aCalendar(stays))
    return `${property} ${file}`
  })
  write('content/calendars.txt', lines.join('\n'))
}

/** The figures, the rating with its source. */
const sourced = <Fact extends { noun: unknown }>(facts: readonly Fact[]) =>
  facts.map((fact) =>
    fact.noun === 'rating' ? { ...fact, source: 'Google, 41 reviews, October 2026' } : fact,
  )

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
