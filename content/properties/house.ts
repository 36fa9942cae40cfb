import type { Gallery, Property } from '@/lib/schema/property'
import { picture } from '../photos/picture'
import { site } from '../site'

export const house = {
  id: 'house',
  path: '/house',
  name: `${site.name} House`,
  shortName: 'The house',
  label: 'Most Popular',
  nightlyPrice: 550,
  capacity: 8,
  picture: picture('house/pool-hot-tub-1'),
  thumbnail: picture('house/pool-hot-tub-3'),
  hero: picture('house/pool-hot-tub-1'),
  cardPicture: {
    ...picture('house/pool-hot-tub-1'),
    caption: `${site.name} House. Low sun, a winter morning`,
  },
  cardText:
    'Sleeps 8 in four bedrooms with four bathrooms. An infinity pool, a cedar hot tub, a fireplace, and glass on the side that faces the water.',
  heading: 'Glass towards the *water*',
  lede: 'Stone and slate, with glass at both gables. The living room looks across the lough to Binevenagh, the flat-topped mountain opposite.',
  text: 'Four bedrooms, four bathrooms, the whole house yours. Linens, towels, toiletries, Wi-Fi and free parking are included.',
  priceScope: 'a night, the whole house',
  phoneScope: 'the whole house, a night',
  bookLabel: 'Book the house',
  wholeOf: 'The whole house',
  facts: [
    { figure: '4', noun: 'bedrooms' },
    { figure: '4', noun: 'bathrooms' },
    { figure: '8', noun: 'guests' },
  ],
  character: '*Waterfront*',
  amenitiesHeading: 'Amenities',
  amenities: [
    { name: 'Infinity *pool*', detail: 'Towards the lough; not heated' },
    { name: 'Cedar hot tub', detail: 'Outdoors, in front of the gable' },
    { name: 'Fireplace', detail: 'Stone chimney, living room' },
    { name: 'Full kitchen', detail: 'Island with four stools' },
    { name: 'Long dining table', detail: 'Seats all eight' },
    { name: 'Deck and fire bowl', detail: 'For the long evenings' },
    { name: 'Linens and towels', detail: 'Toiletries too' },
    { name: 'Wi-Fi', detail: 'Throughout' },
    { name: 'Free parking', detail: 'At the door' },
  ],
  crossSell: {
    heading: 'More than four of you?',
    text: `${site.name} House, a separate building, sleeps eight, with an infinity pool, a cedar hot tub and a fireplace.`,
    linkLabel: 'See the house',
    picture: picture('house/exterior-views-1'),
  },
  /*
   * What guests ask, answered in rows of any number and wording (content/README.md lists the questions):
   *
   *   { term: 'Beds', value: 'One super-king, two doubles, two singles' },
   *   { term: '*Pool*', value: 'Open May to September, 1.4 m deep, not fenced. You watch your children' },
   *   { term: 'Keys', value: 'In the key safe beside the door; arrive as late as you like' },
   */
  goodToKnow: [],
  /*
   * What a guest agrees to, shown beside the price where it is filled in. Every entry is optional:
   *
   *   deposit: { percent: 20, balanceDaysBefore: 42 },
   *   cancellation: [
   *     { daysBefore: 60, refundPercent: 100 },
   *     { daysBefore: 30, refundPercent: 50 },
   *   ],
   *   minimumNights: 3,
   *   pets: 'One dog, by arrangement',
   *   houseRules: ['No smoking indoors', 'Quiet after 11:00 PM'],
   *   extras: [{ name: 'Firewood', price: 12, per: 'a basket' }, { name: 'Travel cot', price: 0 }],
   */
  terms: {},
} satisfies Property

export const galleries = [
  {
    id: 'pool-and-hot-tub',
    heading: '*Pool* and hot tub',
    sentence: 'The pool is not heated; the hot tub is.',
    layout: 'lead',
    lead: {
      ...picture('house/pool-hot-tub-2'),
      caption: 'Where the pool meets the lough, with Binevenagh on the far shore. Low sun, a winter morning',
    },
    pictures: [picture('house/pool-hot-tub-3'), picture('house/outdoor-3'), picture('house/pool-hot-tub-4')],
  },
  {
    id: 'living',
    heading: 'Living',
    sentence: 'One room: fire to the right, water straight ahead.',
    layout: 'beside',
    pictures: [
      picture('house/living-1'),
      picture('house/living-2'),
      picture('house/living-3'),
      picture('house/living-4'),
    ],
  },
  {
    id: 'outdoor',
    heading: 'Outdoor',
    sentence: 'A deck for lunch, a fire bowl for after, steps to the shore for in between.',
    layout: 'mirrored',
    pictures: [picture('house/outdoor-1'), picture('house/outdoor-2'), picture('house/outdoor-4')],
  },
  {
    id: 'dining-and-kitchen',
    heading: 'Dining and kitchen',
    sentence: 'A table that seats all eight, with the mountain across the water.',
    layout: 'wide',
    pictures: [
      picture('house/dining-kitchen-1'),
      picture('house/dining-kitchen-2'),
      picture('house/dining-kitchen-3'),
      picture('house/dining-kitchen-4'),
    ],
  },
  {
    id: 'bedrooms',
    heading: 'Bedrooms',
    sentence: 'Four bedrooms. The three shown here all face the lough, and no two are alike.',
    layout: 'squares',
    pictures: [
      picture('house/bedrooms-1'),
      picture('house/bedrooms-2'),
      picture('house/bedrooms-3'),
      picture('house/bedrooms-4'),
    ],
  },
  {
    id: 'bathrooms',
    heading: 'Bathrooms',
    sentence: 'Four bathrooms, one with a bath that faces the lough.',
    layout: 'under',
    pictures: [
      picture('house/bathrooms-1'),
      picture('house/bathrooms-3'),
      picture('house/bathrooms-2'),
      picture('house/bathrooms-4'),
    ],
  },
  {
    id: 'exterior-and-views',
    heading: 'Exterior and views',
    sentence: 'Seen from the lawn and from the terrace, with the rocks below.',
    layout: 'deep',
    pictures: [
      picture('house/exterior-views-1'),
      picture('house/exterior-views-2'),
      picture('house/exterior-views-3'),
      picture('house/exterior-views-4'),
    ],
  },
] satisfies Gallery[]

/** The pictures of the house's page. None returns in a carousel after it has been shown large. */
export const housePictures = [
  house.hero,
  ...galleries.flatMap(({ lead, pictures }: Gallery) => (lead ? [lead, ...pictures] : pictures)),
]
