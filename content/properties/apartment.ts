import type { Written } from '@/lib/content/written'
import type { Property } from '@/lib/schema/property'

/** The grid of twelve. It opens with a picture that the page has not shown yet; the hero's picture comes after the bedrooms. */
export const photoGrid = [
  'apartment/02',
  'apartment/05',
  'apartment/06',
  'apartment/04',
  'apartment/03',
  'apartment/01',
  'apartment/07',
  'apartment/08',
  'apartment/10',
  'apartment/09',
  'apartment/11',
  'apartment/12',
]

export const apartment = {
  id: 'apartment',
  path: '/apartment',
  name: '{shortSite} Apartment',
  shortName: 'The apartment',
  kind: 'Apartment',
  inBrief: 'An apartment for four',
  label: 'New Addition',
  nightlyPrice: 248,
  capacity: 4,
  // The facts below count both rooms; content/README.md asks the owner whether that is right.
  sleeping: 'Four in the apartment, in two bedrooms, with 1 bathroom and a shower room.',
  picture: 'apartment/01',
  thumbnail: 'apartment/12',
  hero: 'apartment/01',
  cardPicture: 'apartment/13',
  cardText:
    'Sleeps 4 in two bedrooms with five beds. A full kitchen, a round table by the window, and a balcony over the lough.',
  page: {
    title: '{shortSite} Apartment, Donegal: lough views, sleeps 4',
    description:
      'In a white building on the shore at Greencastle: two bedrooms, five beds, full kitchen, a balcony over Lough Foyle. {nightlyPrice} a night.',
    image: 'apartment/01',
    cardTitle: 'An apartment for four',
    changed: '2026-11-27',
  },
  heading: 'Room for four above the *lough*',
  lede: 'In the morning you slide the doors back, take a cup out to the balcony, and the lough is there below. The apartment is upstairs in a white building on the shore.',
  text: 'Four eat at the round table by the window. One bedroom has a double and, under the window, a day-bed to read on until the light goes; the other has three singles. Linens, towels, toiletries, Wi-Fi and free parking are included.',
  priceScope: 'a night',
  phoneScope: 'a night',
  bookLabel: 'Book the apartment',
  wholeOf: 'The apartment',
  facts: [
    { figure: '2', noun: 'bedrooms' },
    { figure: '2', noun: 'bathrooms' },
    { figure: '4', noun: 'guests' },
    { figure: '5', noun: 'beds' },
  ],
  character: 'Ocean views, full kitchen.',
  amenities: [
    { name: '*Ocean* views', detail: 'Watch the ships from the sofa' },
    { name: 'Balcony', detail: 'Coffee for two, lough below' },
    { name: 'Full kitchen', detail: 'Hob, oven, and a dishwasher for after' },
    { name: 'Round table', detail: 'Oak, beside the doors to the balcony' },
    { name: 'Walk-in shower', detail: 'There’s a bath too, under a window' },
    { name: 'Linens and towels', detail: 'Provided, with toiletries' },
    { name: 'Wi-Fi', detail: 'Throughout' },
    { name: 'Free parking', detail: 'Unload at the door' },
    { name: 'The shore', detail: 'Walk down over the grass' },
  ],
  access: 'The apartment is upstairs.',
  has: ['kitchen', 'linens', 'wi-fi-and-parking'],
  photoGrid,
  crossSell: {
    heading: 'Only four of you?',
    text: '{shortSite} Apartment is upstairs in a separate building: two bedrooms, a balcony and the same lough.',
    linkLabel: 'See the apartment',
    picture: { name: 'apartment/12', focus: [0.4, 0.3] },
  },
  // Their entries are those of house.ts.
  rooms: [],
  goodToKnow: [],
  terms: {},
} satisfies Written<Property>
