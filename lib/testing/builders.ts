/** Complete data for tests. It differs from the real content on purpose, so that a change of content breaks no test. */
import type { Offer } from '../booking/stay'
import type { Article } from '../schema'
import type { Picture, Property, Site } from '../schema'

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

export const anOffer = (over: Partial<Offer> = {}): Offer => ({
  id: 'house',
  name: 'Boathouse',
  shortName: 'The boathouse',
  nightlyPrice: 100,
  capacity: 6,
  picture: aPicture(),
  thumbnail: aPicture({ name: 'slip', alt: 'A slipway' }),
  terms: [],
  ...over,
})

export const aProperty = (over: Partial<Property> = {}): Property => ({
  kind: 'Boathouse',
  label: 'Afloat',
  hero: aPicture(),
  cardPicture: aPicture(),
  cardText: 'It floats.',
  page: { title: 'The boathouse on the lake', description: 'A boathouse.', changed: '2001-02-03' },
  heading: 'On the *water*',
  lede: 'It floats.',
  text: 'And it rocks.',
  bookLabel: 'Book the boathouse',
  priceScope: 'all of it',
  phoneScope: 'a night',
  character: 'Damp.',
  amenities: [{ name: 'Oars' }],
  has: [],
  crossSell: { heading: 'Fewer?', text: 'The loft is dry.', linkLabel: 'See it', picture: aPicture() },
  ...anOffer(),
  path: '/house',
  rooms: [{ name: 'Bunk' }],
  goodToKnow: [],
  terms: [],
  facts: [{ figure: '3', noun: 'rooms' }],
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
  readingTime: 7,
  highlights: ['Bring oars.', 'Bring a lamp.'],
  image: aPicture(),
  Content: () => null,
  ...over,
})

export const aSite = (over: Partial<Site> = {}): Site => ({
  description: 'A boathouse.',
  answer: 'We answer.',
  position: { latitude: 55, longitude: -7 },
  socials: [{ name: 'Here', href: 'https://here.example' }],
  name: 'Lakeside',
  url: 'https://lakeside.example',
  shortName: 'Lakeside',
  noindex: false,
  location: 'Pierhead, Lakeshire',
  owner: { legalName: '', address: '', companyNumber: '', vatNumber: '', lettingNumbers: {} },
  hostLog: { country: '', keptFor: '' },
  whatsApp: '',
  language: 'en-IE',
  phone: { display: '+000 1', href: 'tel:+0001' },
  email: { display: 'a@b.example', href: 'mailto:a@b.example' },
  address: { locality: 'Pierhead', region: 'Lakeshire', country: 'CH' },
  checkIn: '1:00 PM',
  checkOut: '9:00 AM',
  ...over,
})
