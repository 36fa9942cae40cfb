import type { PageEntry } from '@/lib/schema'
import { lowestPrice } from './properties/all'
import { site } from './site'

/**
 * Each property has its entry in its own file. A page without a picture has the social card of the home page.
 */
const entries = {
  home: {
    path: '/',
    title: `${site.shortName}: waterfront stays at Greencastle, Donegal`,
    description: `A slate-and-glass house for eight and an apartment for four, on the shore of Lough Foyle at Greencastle, County Donegal. From ${lowestPrice} a night.`,
    image: 'evening/2306',
    changed: '2026-11-27',
  },
  blogs: {
    path: '/blogs',
    title: 'Blog: walks, drives and food at Greencastle, Donegal',
    description:
      'Local guides: coastal walks around Greencastle, day trips to Malin Head, Grianán of Aileach and Derry, and what to eat in Inishowen.',
    image: 'house/outdoor-4',
    changed: '2026-11-27',
  },
  book: {
    path: '/book',
    title: `Book your stay: dates and prices at ${site.shortName}`,
    description:
      'Choose the house or the apartment and your dates, see the price, and send us your request by email. Nothing is booked until we confirm it.',
    changed: '2026-11-27',
  },
  accessibility: {
    path: '/accessibility',
    title: `Accessibility of the ${site.name} website`,
    description:
      'What the site does for everybody, how it is tested, what to know before you use it, and whom to call when something is in your way.',
    image: 'house/living-3',
    changed: '2026-11-27',
  },
  privacy: {
    path: '/privacy',
    title: `Privacy at ${site.name}, Greencastle`,
    description:
      'Your name, contact details and dates stay on your device until you send them. No cookies, no visitor statistics, nothing from other sites.',
    image: 'apartment/11',
    changed: '2026-11-27',
  },
  thankYou: {
    path: '/thank-you',
    title: `Thank you: your request to ${site.name}`,
    description: `Your dates, nights and total in one place, ready to send to ${site.name}. Nothing is booked until we confirm it.`,
    image: 'apartment/10',
    noindex: true,
  },
  notFound: {
    path: '/404',
    title: `Page not found: ${site.name}, Greencastle`,
    description:
      'There is nothing at this address. The house, the apartment, the blog and the booking form are all a link away from the home page.',
    image: 'house/exterior-views-4',
    noindex: true,
  },
} satisfies Record<string, PageEntry>

export const pages: Record<keyof typeof entries, PageEntry> = entries
