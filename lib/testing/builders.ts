/** Complete data for tests. It differs from the real content on purpose, so that a change of content breaks no test. */
import type { Article } from '../schema/article'
import type { Place, Sheet } from '../schema/chart'
import type { Card } from '../schema/page'
import type { Picture } from '../schema/picture'
import type { Offer, Property } from '../schema/property'
import type { Site } from '../schema/site'

export const aPicture = (over: Partial<Picture> = {}): Picture => ({
  name: 'pier',
  alt: 'A pier in the rain',
  caption: 'The pier',
  focus: [0.5, 0.5],
  rendered: false,
  path: '/pictures/pier.00ff00ff',
  width: 1100,
  height: 700,
  widths: [480, 1100],
  className: 'pic-pier',
  ...over,
})

export const aCard = (over: Partial<Card> = {}): Card => ({
  path: '/cards/pier.00ff00ff.jpg',
  width: 1200,
  height: 630,
  alt: 'A pier in the rain. Below it: “The pier”, Lakeside.',
  ...over,
})

export const anOffer = (over: Partial<Offer> = {}): Offer => ({
  id: 'house',
  name: 'Boathouse',
  shortName: 'The boathouse',
  nightlyPrice: 100,
  capacity: 6,
  picture: aPicture(),
  thumbnail: aPicture({ name: 'slip', alt: 'A slipway' }),
  ...over,
})

export const aProperty = (over: Partial<Property> = {}): Property => ({
  ...anOffer(),
  path: '/house',
  kind: 'Boathouse',
  inBrief: 'A boathouse for six',
  sleeping: 'Six, above the boats.',
  label: 'Rare',
  page: { title: 'A boathouse by a lake', description: 'Planks, and light between them.' },
  hero: aPicture(),
  cardPicture: aPicture(),
  cardText: 'Sleeps six above the boats.',
  heading: 'Above the *lake*',
  lede: 'Planks, and light between them.',
  text: 'Three rooms.',
  wholeOf: 'The whole boathouse',
  priceScope: 'a night, the whole boathouse',
  phoneScope: 'the whole boathouse, a night',
  bookLabel: 'Book the boathouse',
  facts: [{ figure: '3', noun: 'rooms' }],
  character: '*Lakeside*',
  amenitiesHeading: 'What there is',
  amenities: [{ name: 'Rowing boat', detail: 'With oars' }],
  has: ['boat'],
  crossSell: {
    heading: 'Six of you?',
    text: 'The boathouse has room.',
    linkLabel: 'See the boathouse',
    picture: aPicture(),
  },
  ...over,
})

export const anArticle = (over: Partial<Article> = {}): Article => ({
  slug: 'rowing-home',
  title: 'Rowing home',
  date: '2001-02-03',
  author: 'A. Boatman',
  excerpt: 'How to row home.',
  standfirst: 'Face where the *water* was.',
  description: 'How to row home in the dark.',
  byline: 'from A. Boatman',
  readingTime: '7 min long',
  highlights: ['Bring oars.', 'Bring a lamp.'],
  places: [{ name: 'The slip', note: 'Where you push off.', query: 'Slip, Lakeside' }],
  picture: aPicture(),
  Content: () => null,
  ...over,
})

export const aSheet = (over: Partial<Sheet> = {}): Sheet => ({
  src: '/charts/a.svg',
  width: 1000,
  height: 1000,
  west: 0,
  north: 0,
  scale: 1,
  labels: [],
  areas: [],
  ...over,
})

/** The position in degrees that `aSheet` draws at a point. */
export const aPlaceAt = (x: number, y: number): Place => ({
  lat: -y,
  lon: x / Math.cos((55.2 / 180) * Math.PI),
})

export const aSite = (over: Partial<Site> = {}): Site => ({
  name: 'Lakeside',
  url: 'https://lakeside.example',
  noindex: '0',
  language: 'en-IE',
  feedTitle: 'News of {site}',
  cardAlt: '{picture} with “{title}”, {site}.',
  description: 'Two rooms by a lake.',
  phone: { display: '+000 1', href: 'tel:+0001' },
  email: { display: 'a@b.example', href: 'mailto:a@b.example' },
  location: 'Somewhere',
  heroNote: { place: 'By a lake', sun: 'Up {sunrise}, down {sunset}', sunShort: 'Down {sunset}' },
  answer: 'We answer by pigeon.',
  address: { locality: 'Pierhead', region: 'Lakeshire', country: 'CH' },
  socials: [{ name: 'Facebook', href: 'https://facebook.example' }],
  agency: { name: 'Built by them', href: 'https://them.example' },
  copyrightYear: 1999,
  checkIn: '1:00 PM',
  checkOut: '9:00 AM',
  ...over,
})
