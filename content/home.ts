import type { HomePictures } from '@/lib/schema'
import { properties } from './properties/all'

const capacities = properties.map(({ capacity }) => capacity)

/** The first picture of the gallery is shown large, the others in a carousel; of two, both are large. */
export const homePictures: HomePictures = {
  hero: 'evening/2306',
  gallery: [
    'house/pool-hot-tub-2',
    'house/outdoor-3',
    'house/bathrooms-1',
    'house/living-2',
    'house/bedrooms-1',
    'house/dining-kitchen-2',
  ],
  amenities: 'house/dining-kitchen-5',
  callToAction: 'house/outdoor-1',
}

/** With an empty `source`, as `'Google, 41 reviews, October 2026'` would be one, a figure is marked as a sample. */
const rating = { figure: '5.0', noun: 'rating', source: '' }
const guests = { figure: '50+', noun: 'guests', source: '' }

const words = {
  hero: {
    heading: 'Nothing between you and *the lough*',
    text: 'A slate-and-glass house for eight and an apartment for four, on the shore of Lough Foyle at Greencastle.',
    scrollLabel: 'See the accommodation',
    bookLabel: 'Book Your Stay',
  },
  statistics: {
    heading: 'One *lough*, two front doors',
    text: 'Five to eight? The house. Four or fewer? The apartment.',
    facts: [
      { figure: String(properties.length), noun: 'properties' },
      { figure: String(capacities.reduce((sum, each) => sum + each)), noun: 'max guests' },
      rating,
    ],
  },
  sampleFigure: 'sample',
  gallery: {
    heading: 'From the *pool* to the dining table',
  },
  location: {
    heading: 'Greencastle, at the mouth of *Lough Foyle*',
    text: 'The lough narrows here to 1.2 km, so ships pass close by.',
    travelTimes: [
      { term: 'Waterfront', value: '0 min' },
      { term: 'Village', value: '3 min' },
      { term: 'Beach', value: '5 min' },
      { term: 'Golf', value: '10 min' },
    ],
    maps: {
      label: 'Open in maps',
      href: 'https://www.openstreetmap.org/search?query=Greencastle%2C%20County%20Donegal',
    },
  },
  amenities: {
    heading: 'Amenities',
    text: 'Chairs round the fire, stools round the cook, and beds made before you arrive.',
    inAll: 'both',
    items: [
      { id: 'pool', name: 'Infinity pool, unheated' },
      { id: 'hot-tub', name: 'Cedar hot tub' },
      { id: 'fireplace', name: 'Fireplace' },
      { id: 'kitchen', name: 'Full kitchen' },
      { id: 'linens', name: 'Linens, towels and toiletries' },
      { id: 'wi-fi-and-parking', name: 'Wi-Fi and free parking' },
    ],
  },
  testimonials: {
    heading: 'From the visitors’ book',
    /** The mark of a sample, and what stands above while all, or some, are samples. */
    sample: '(sample)',
    notes: {
      all: 'Samples, not reviews: we wrote them, until you write yours.',
      some: 'Some are samples, written by us until you write yours.',
    },
    facts: [
      rating,
      guests,
      { figure: '100%', noun: 'yours while you stay' },
      { figure: '24/7', noun: 'write any time' },
    ],
  },
  articles: { heading: 'Ashore', linkLabel: 'Read the blog' },
  faq: {
    heading: 'Frequently asked',
    text: 'A dog, a cot, or a question about deposit and cancelling? Ask before you book, and you have it in writing.',
  },
  callToAction: {
    heading: 'Tell us when. Call us, or write.',
    text: 'We’ll answer within 24 hours.',
    bookLabel: 'Book Your Stay',
  },
}

/** The `text` of `amenities` is optional. */
export const home: typeof words & { amenities: { text?: string } } = words
