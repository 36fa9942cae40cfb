/** A third property, as the owner writes it: for two guests, cheaper than the others, without calendars, answers and terms. */
export const boathouse = `import type { Property } from '@/lib/schema/property'
import { euro } from '../euro'
import { picture } from '../photos/picture'
import { site } from '../site'

const nightlyPrice = 180

export const photoGrid = [
  picture('boathouse/outside'),
  picture('boathouse/bed'),
  picture('boathouse/stove'),
  picture('house/outdoor-1'),
  picture('house/outdoor-2'),
  picture('house/outdoor-4'),
]

export const boathouse = {
  id: 'boathouse',
  path: '/boathouse',
  name: \`\${site.name} Boathouse\`,
  shortName: 'The boathouse',
  kind: 'Boathouse',
  inBrief: 'A boathouse for two',
  label: 'For Two',
  nightlyPrice,
  capacity: 2,
  sleeping: 'Two in the boathouse, in one bedroom.',
  picture: picture('boathouse/outside'),
  thumbnail: picture('boathouse/bed'),
  hero: picture('boathouse/outside'),
  cardPicture: picture('boathouse/outside'),
  cardText: 'Sleeps 2 above the slip. A double bed under the rafters, a stove, and the oars on the wall.',
  page: {
    title: \`\${site.name} Boathouse, Donegal: on the slip, sleeps 2\`,
    description: \`A boathouse on the slip at Greencastle: one bedroom under the rafters, a stove and a small kitchen. \${euro(nightlyPrice)} a night.\`,
    image: picture('boathouse/outside'),
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
    picture: picture('boathouse/bed'),
  },
} satisfies Property
`
