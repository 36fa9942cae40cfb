/**
 * Rewrites the content of a copy of the project as an owner does who fills in everything: another company, name, address,
 * domain, phone, prices and times; every answer and all terms; five articles; photographs; testimonials. What the
 * owner leaves alone is the example's.
 */
import { join } from 'node:path'
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
import { anArticle, articles, takePhotographs } from './files'
import { answers, company, hostSentences, pricesAndTerms, testimonials } from './values'

/** Writes a content file of the copy: its exports, each with its type. An entry that is `undefined` is left out. */
function lay<File extends keyof WrittenContent>(file: File, exports: WrittenContent[File]) {
  const lines = Object.entries(exports).map(
    ([name, value]) =>
      `export const ${name} = ${JSON.stringify(value)} satisfies Written['${file}']['${name}']`,
  )
  write(
    file,
    ["import type { WrittenContent as Written } from '@/lib/content/compose'", ...lines].join('\n\n'),
  )
}

function layProperty(property: Written<Property>) {
  write(
    `content/properties/${property.id}.ts`,
    `import type { Written } from '@/lib/content/written'
import type { Property } from '@/lib/schema/property'

export const ${property.id} = ${JSON.stringify(property)} satisfies Written<Property>
`,
  )
}

export async function layOtherOwner() {
  lay('content/site.ts', {
    site: {
      ...site,
      name: 'Brídín’s Quay Waterside Homes',
      shortName: 'Brídín’s Quay',
      url: 'https://www.bridinsquay.ie',
      address: { ...site.address, locality: 'Moville' },
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
  lay('content/contact.ts', {
    contact: {
      phone: { display: '074 938 2611', href: 'tel:+353749382611' },
      email: { display: 'stay@bridinsquay.ie', href: 'mailto:stay@bridinsquay.ie' },
    },
  })
  lay('content/to-confirm.ts', { toConfirm: [], forCounsel: [] })
  for (const [index, property] of properties.entries())
    layProperty({ ...property, goodToKnow: answers(String(property.id)), ...pricesAndTerms[index] })
  lay('content/pages.ts', { pages: { ...pages, home: { ...pages.home, cardTitle: 'By *the lough*' } } })
  lay('content/home.ts', {
    home: {
      ...home,
      statistics: { ...home.statistics, facts: sourced(home.statistics.facts) },
      testimonials: {
        ...home.testimonials,
        note: 'Written by guests, on Airbnb and on Google.',
        facts: sourced(home.testimonials.facts),
      },
    },
  })
  lay('content/getting-here.ts', {
    gettingHere: {
      ...gettingHere,
      paragraphs: ['By road from Derry, along the lough.'],
      border: { ...gettingHere.border, text: 'You cross the border on the way: carry a passport.' },
    },
  })
  lay('content/evening.ts', { evening: { ...evening, lights: [] } })
  lay('content/host.ts', {
    host: { ...host, name: 'Nora Ní Bhrollcháin', portrait: 'apartment/09', sentences: hostSentences },
  })
  lay('content/testimonials.ts', { testimonials })

  for (const [slug, title, opening] of articles)
    write(`content/blog/${slug}.mdx`, anArticle(slug, title, opening))

  await takePhotographs(join(copy, 'content/photos'))
  const landscape = Object.entries(photos).map(([name, entry]) => [name, { ...entry, portrait: undefined }])
  lay('content/photos/photos.ts', { photos: Object.fromEntries(landscape) })
}

/** The figures, the rating with its source. */
const sourced = <Fact extends { noun: unknown }>(facts: readonly Fact[]) =>
  facts.map((fact) =>
    fact.noun === 'rating' ? { ...fact, source: 'Google, 41 reviews, October 2026' } : fact,
  )
