import type { Property } from '@/lib/schema'
import { site } from '../site'

/**
 * The layout of a gallery follows from its place and the number of its pictures: the first is large, the first two or none. The
 * first picture of the last gallery fills the end of the page, under the name and the prices.
 */
export const galleries = [
  {
    id: 'pool-and-hot-tub',
    heading: '*Pool* and hot tub',
    sentence: 'One cold length, then the tub until your fingers wrinkle.',
    pictures: ['house/outdoor-3', 'house/pool-hot-tub-2', 'house/pool-hot-tub-4', 'house/pool-hot-tub-1'],
  },
  {
    id: 'living',
    heading: 'Living',
    sentence: 'Fire to the right, water straight ahead, and between them a chair to read in.',
    pictures: ['house/living-1', 'house/living-2', 'house/living-3', 'house/living-4', 'house/living-5'],
  },
  {
    id: 'outdoor',
    heading: 'Outdoor',
    sentence: 'Lunch on the deck, the steps to the shore, the fire bowl once it is dark.',
    aside: 'Paddle by all means, but swim at Shroove: the tide runs hard here.',
    pictures: ['house/outdoor-1', 'house/outdoor-2', 'house/outdoor-4'],
  },
  {
    id: 'dining-and-kitchen',
    heading: 'Dining and kitchen',
    sentence: 'One cooks, four watch from the stools, and the rest lay the long table.',
    pictures: [
      'house/dining-kitchen-2',
      'house/dining-kitchen-1',
      'house/dining-kitchen-4',
      'house/dining-kitchen-5',
    ],
  },
  {
    id: 'bedrooms',
    heading: 'Bedrooms',
    sentence: 'Linen on the beds, a lamp to read by, and the water outside.',
    pictures: [
      'house/bedrooms-1',
      'house/bedrooms-2',
      'house/bedrooms-3',
      'house/bedrooms-4',
      'house/bedrooms-5',
    ],
  },
  {
    id: 'bathrooms',
    heading: 'Bathrooms',
    sentence: 'Lie in the bath and look at the lough.',
    pictures: ['house/bathrooms-1', 'house/bathrooms-3', 'house/bathrooms-2', 'house/bathrooms-4'],
  },
  {
    id: 'exterior-and-views',
    heading: 'Exterior and views',
    sentence: 'The house at dusk, the terrace in the morning, the shore below.',
    pictures: [
      'house/exterior-views-2',
      'house/exterior-views-1',
      'house/exterior-views-3',
      'house/exterior-views-4',
    ],
  },
]

/** In whole euro. */
const nightlyPrice = 550

export const house: Property = {
  id: 'house',
  name: `${site.shortName} House`,
  shortName: 'The house',
  // One word, which stands beside prices; and what search engines call it: House, Apartment or Accommodation.
  kind: 'House',
  type: 'House',
  label: 'Most Popular',
  nightlyPrice,
  capacity: 8,
  picture: 'house/pool-hot-tub-1',
  thumbnail: 'house/pool-hot-tub-3',
  hero: 'house/pool-hot-tub-3',
  cardPicture: 'house/living-1',
  cardText:
    'Sleeps 8 in four bedrooms, with four bathrooms. An infinity pool, a cedar hot tub, a fireplace, and glass on the side that faces the water.',
  page: {
    title: `${site.shortName} House, Donegal: pool, hot tub, sleeps 8`,
    description: `Waterfront house at Greencastle on Lough Foyle: four bedrooms, four bathrooms, infinity pool, cedar hot tub, fireplace. €${nightlyPrice} a night, the whole house.`,
    image: 'house/pool-hot-tub-3',
    changed: '2026-11-27',
  },
  heading: 'The glass faces the *water*',
  lede: 'Stone walls, a slate roof, and gables of glass. Whoever is up first takes a coffee to the deck and watches the boats go out. Across the lough stands flat-topped Binevenagh.',
  text: 'Later there are the steps to the shore, a short swim in the pool and a long soak in the hot tub. In the evening somebody lights the fire and eight sit down at one table; across the water the mountain goes from blue to grey before anyone thinks of a lamp.',
  priceScope: 'the whole house, the same all year',
  phoneScope: 'a night',
  bookLabel: 'Book the house',
  facts: [
    { figure: '4', noun: 'bedrooms' },
    { figure: '4', noun: 'bathrooms' },
    { figure: '8', noun: 'guests' },
  ],
  character: 'Waterfront',
  amenities: [
    { name: 'Infinity pool', detail: 'Unheated' },
    { name: 'Cedar hot tub', detail: 'Outdoors' },
    { name: 'Fireplace', detail: 'In a stone hearth' },
    { name: 'Full kitchen', detail: 'Island, four stools' },
    { name: 'Long dining table', detail: 'For eight' },
    { name: 'Deck and fire bowl' },
    { name: 'Linens and towels', detail: 'And toiletries' },
    { name: 'Wi-Fi' },
    { name: 'Free parking' },
  ],
  has: ['pool', 'hot-tub', 'fireplace', 'kitchen', 'linens', 'wi-fi-and-parking'],
  galleries,
  // Name and prices stand on the dark sky of the last picture. Delete it where that is bright or busy.
  endingWords: 'sky',
  crossSell: {
    heading: 'More than four? The house.',
    text: `${site.shortName} House sleeps eight, and has the pool, the hot tub and the fire.`,
    linkLabel: 'See the house',
  },
  // With the beds of a room where you know them: `beds: 'two singles, or one super-king'`.
  rooms: [
    { name: 'Main bedroom', beds: 'a wide bed, and the lough from it' },
    { name: 'Slate-blue room', beds: 'a double' },
    { name: 'Under the eaves', beds: 'two singles' },
    { name: 'Fourth bedroom' },
  ],
  /*
   * What guests ask, answered in rows of any number and wording (content/README.md lists the questions):
   *
   *   { term: 'Pool', value: 'Open May to September, 1.4 m deep, not fenced. You watch your children' },
   *   { term: 'Keys', value: 'In the key safe beside the door; arrive as late as you like' },
   */
  goodToKnow: [
    {
      term: 'Swimming',
      value: 'No lifeguard at the pool. The tide here runs hard: for the sea, go to Shroove',
    },
    { term: 'Stairs', value: 'Ask us which rooms are on the level, and how many steps lead to the shore' },
    { term: 'Cot, dog, deposit, cancelling', value: 'Ask before you book, and you have it in writing' },
  ],
  /*
   * What a guest agrees to beside the price, a row each, as in
   *   { term: 'Deposit', value: '20% when we confirm, the rest 42 days before check-in' },
   *   { term: 'Cancellation', value: 'Full refund until 60 days before check-in' },
   */
  terms: [],
}
