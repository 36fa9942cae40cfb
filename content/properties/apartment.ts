import type { Property } from '@/lib/schema/property'
import { euro } from '../euro'
import { picture } from '../photos/picture'
import { shortName } from '../site'

const nightlyPrice = 248

/** The grid of twelve. It opens with a picture that the page has not shown yet; the hero's picture comes after the bedrooms. */
export const photoGrid = [
  picture('apartment/02'),
  picture('apartment/05'),
  picture('apartment/06'),
  picture('apartment/04'),
  picture('apartment/03'),
  picture('apartment/01'),
  picture('apartment/07'),
  picture('apartment/08'),
  picture('apartment/10'),
  picture('apartment/09'),
  picture('apartment/11'),
  picture('apartment/12'),
]

export const apartment = {
  id: 'apartment',
  path: '/apartment',
  name: `${shortName} Apartment`,
  shortName: 'The apartment',
  kind: 'Apartment',
  inBrief: 'An apartment for four',
  label: 'New Addition',
  nightlyPrice,
  capacity: 4,
  // The facts below say 2 bathrooms; content/README.md asks the owner which number is right.
  sleeping: 'Four in the apartment, in two bedrooms, with 1 bathroom.',
  picture: picture('apartment/01'),
  thumbnail: picture('apartment/12'),
  hero: picture('apartment/01'),
  cardPicture: picture('apartment/13'),
  cardText:
    'Sleeps 4 in two bedrooms with five beds. A full kitchen, a round table by the window, and a balcony over the lough for your coffee.',
  page: {
    title: `${shortName} Apartment, Donegal: lough views, sleeps 4`,
    description: `In a white building on the shore at Greencastle: two bedrooms, five beds, full kitchen, a balcony over Lough Foyle. ${euro(nightlyPrice)} a night.`,
    image: picture('apartment/01'),
    cardTitle: 'An apartment for four',
    changed: '2026-11-23',
  },
  heading: 'Amenities',
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
    { name: 'Balcony', detail: 'Coffee for two, behind a glass front' },
    { name: 'Full kitchen', detail: 'Hob, oven, and a dishwasher for after' },
    { name: 'Round table', detail: 'Oak, beside the doors to the balcony' },
    { name: 'Walk-in shower', detail: 'There is a bath too, under a window' },
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
    text: `${shortName} Apartment is upstairs in a separate building: two bedrooms, a balcony and the same lough.`,
    linkLabel: 'See the apartment',
    picture: { ...picture('apartment/12'), focus: [0.4, 0.3] },
  },
  // The entries of both are those of house.ts.
  goodToKnow: [],
  terms: {},
} satisfies Property
