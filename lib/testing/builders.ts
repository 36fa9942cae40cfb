/** Data for tests, as much of it as they need. It differs from the real content, so that a change of content breaks no test. */
import type { Offer } from '../booking/stay'
import type { Article, Picture, Property, Site } from '../schema'

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
  terms: [],
  ...over,
})

export const aProperty = (over: Partial<Property> = {}) =>
  ({
    ...anOffer(),
    kind: 'Boathouse',
    page: { title: 'The boathouse on the lake', description: 'A boathouse.', changed: '2001-02-03' },
    ...{ picture: 'pier', thumbnail: 'slip', hero: 'pier', cardPicture: 'pier' },
    amenities: [{ name: 'Oars' }],
    facts: [{ figure: '3', noun: 'rooms' }],
    ...over,
  }) as Property

export const anArticle = (over: Partial<Article> = {}) =>
  ({
    slug: 'rowing-home',
    title: 'Rowing home',
    date: '2001-02-03',
    author: 'A. Boatman',
    description: 'How to row home in the dark.',
    image: 'pier',
    ...over,
  }) as Article

export const aSite = (over: Partial<Site> = {}) =>
  ({
    name: 'Lakeside',
    url: 'https://lakeside.example',
    location: 'Pierhead, Lakeshire',
    language: 'en-IE',
    phone: '+000 1',
    email: 'a@b.example',
    socials: [{ name: 'Here', href: 'https://here.example' }],
    address: { locality: 'Pierhead', region: 'Lakeshire', country: 'CH' },
    owner: { legalName: '', address: '', companyNumber: '', vatNumber: '', lettingNumbers: {} },
    ...over,
  }) as Site
