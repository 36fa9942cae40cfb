/** A third property, as the owner writes it: for two guests, cheaper than the others, without calendars, answers and terms. */
export const boathouse = `import type { Written } from '@/lib/content/written'
import type { Property } from '@/lib/schema/property'

export const photoGrid = [
  'boathouse/outside',
  'boathouse/bed',
  'boathouse/stove',
  'house/outdoor-1',
  'house/outdoor-2',
  'house/outdoor-4',
]

export const boathouse = {
  id: 'boathouse',
  path: '/boathouse',
  name: '{site} Boathouse',
  shortName: 'The boathouse',
  kind: 'Boathouse',
  inBrief: 'A boathouse for two',
  label: 'For Two',
  nightlyPrice: 180,
  capacity: 2,
  sleeping: 'Two in the boathouse, in one bedroom.',
  picture: 'boathouse/outside',
  thumbnail: 'boathouse/bed',
  hero: 'boathouse/outside',
  cardPicture: 'boathouse/outside',
  cardText: 'Sleeps 2 above the slip. A double bed under the rafters, a stove, and the oars on the wall.',
  page: {
    title: '{site} Boathouse, Donegal: on the slip, sleeps 2',
    description: 'A boathouse on the slip at Greencastle: one bedroom under the rafters, a stove and a small kitchen. {nightlyPrice} a night.',
    image: 'boathouse/outside',
    cardTitle: 'A boathouse for two',
    changed: '2031-05-01',
  },
  heading: 'Under the rafters',
  lede: 'The doors open on the slip, and at high water the lough is at the step.',
  text: 'Two eat by the stove and sleep under the rafters. Linens, towels, Wi-Fi and free parking are included.',
  priceScope: 'a night',
  phoneScope: 'a night',
  bookLabel: 'Book the boathouse',
  wholeOf: 'The boathouse',
  facts: [
    { figure: '1', noun: 'bedroom' },
    { figure: '1', noun: 'bathroom' },
    { figure: '2', noun: 'guests' },
  ],
  character: 'On the *slip*.',
  amenities: [
    { name: 'Stove', detail: 'With a basket of turf' },
    { name: 'Small kitchen', detail: 'Two rings and a kettle' },
    { name: 'Rowing boat', detail: 'With two life jackets' },
  ],
  has: ['kitchen', 'linens', 'wi-fi-and-parking'],
  photoGrid,
  crossSell: {
    heading: 'Only two of you?',
    text: 'The boathouse stands on the slip: one bed, one stove, two oars.',
    linkLabel: 'See the boathouse',
    picture: 'boathouse/bed',
  },
} satisfies Written<Property>
`
