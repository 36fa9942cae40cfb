/**
 * Rewrites the content of a copy of the project as an owner does who fills in everything: another company, name, address,
 * domain, phone, prices and times; every answer and all terms; five articles; photographs; testimonials; calendars. What the
 * owner leaves alone is the example's.
 */
import { join } from 'node:path'
import { contact } from '@/content/contact'
import { evening } from '@/content/evening'
import { gettingHere } from '@/content/getting-here'
import { host } from '@/content/host'
import { home } from '@/content/home'
import { pages } from '@/content/pages'
import { photos } from '@/content/photos/photos'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import type { WrittenContent } from '@/lib/content/compose'
import type { Written } from '@/lib/content/written'
import type { Property } from '@/lib/schema/property'
import { copy, write } from '../testing/project-copy'
import { aCalendar, anArticle, articles, takePhotographs } from './files'
import { answers, calendars, company, hostSentences, pricesAndTerms, testimonials } from './values'

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

/** Writes a content file of the copy: the example's exports with some entries changed, each with its type. */
function lay<File extends keyof WrittenContent>(
  file: File,
  example: WrittenContent[File],
  changes: Changes<WrittenContent[File]>,
) {
  const exports = Object.entries(merged(example, changes) as object).map(
    ([name, value]) =>
      `export const ${name} = ${JSON.stringify(value)} satisfies Written['${file}']['${name}']`,
  )
  write(
    file,
    ["import type { WrittenContent as Written } from '@/lib/content/compose'", ...exports].join('\n\n'),
  )
}

function layProperty(id: string, example: Written<Property>, changes: Changes<Written<Property>>) {
  write(
    `content/properties/${id}.ts`,
    `import type { Written } from '@/lib/content/written'
import type { Property } from '@/lib/schema/property'

export const ${id} = ${JSON.stringify(merged(example, changes))} satisfies Written<Property>
`,
  )
}

export async function layOtherOwner() {
  lay(
    'content/site.ts',
    { site },
    {
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
    },
  )
  lay(
    'content/contact.ts',
    { contact },
    {
      contact: {
        phone: { display: '074 938 2611', href: 'tel:+353749382611' },
        email: { display: 'stay@bridinsquay.ie', href: 'mailto:stay@bridinsquay.ie' },
      },
    },
  )
  lay('content/to-confirm.ts', { toConfirm: [], forCounsel: [] }, {})
  for (const [index, property] of properties.entries()) {
    const id = String(property.id)
    layProperty(id, property, { goodToKnow: answers(id), ...pricesAndTerms[index] })
  }
  lay('content/pages.ts', { pages }, { pages: { home: { cardTitle: 'By *the lough*' } } })
  const { statistics, testimonials: voices } = home
  lay(
    'content/home.ts',
    { home },
    {
      home: {
        statistics: { facts: sourced(statistics.facts) },
        testimonials: {
          note: 'Written by guests, on Airbnb and on Google.',
          facts: sourced(voices.facts),
        },
      },
    },
  )
  lay(
    'content/getting-here.ts',
    { gettingHere },
    {
      gettingHere: {
        paragraphs: ['By road from Derry, along the lough.'],
        border: { text: 'You cross the border on the way: carry a passport.' },
      },
    },
  )
  lay('content/evening.ts', { evening }, { evening: { lights: [] } })
  lay(
    'content/host.ts',
    { host },
    { host: { name: 'Nora Ní Bhrollcháin', portrait: 'apartment/09', sentences: hostSentences } },
  )
  lay('content/testimonials.ts', { testimonials }, {})

  for (const [slug, title, opening] of articles)
    write(`content/blog/${slug}.mdx`, anArticle(slug, title, opening))

  await takePhotographs(join(copy, 'content/photos'))
  const entries = Object.entries<object>(photos)
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
