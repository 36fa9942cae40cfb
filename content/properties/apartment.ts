import type { Property } from '@/lib/schema'
import { site } from '../site'

/** The grid of twelve, and last the picture that fills the end of the page. */
export const photoGrid = [
  'apartment/01',
  'apartment/05',
  'apartment/06',
  'apartment/04',
  'apartment/03',
  'apartment/02',
  'apartment/07',
  'apartment/08',
  'apartment/10',
  'apartment/09',
  'apartment/11',
  'apartment/13',
  'apartment/12',
]

/** In whole euro. */
const nightlyPrice = 248

export const apartment: Property = {
  id: 'apartment',
  name: `${site.shortName} Apartment`,
  shortName: 'The apartment',
  kind: 'Apartment',
  type: 'Apartment',
  label: 'New Addition',
  nightlyPrice,
  capacity: 4,
  picture: 'apartment/01',
  thumbnail: 'apartment/12',
  hero: 'apartment/02',
  cardPicture: 'apartment/01',
  cardText:
    'Sleeps 4 in two bedrooms with five beds. A full kitchen, a round table by the window, and a balcony over the lough.',
  page: {
    title: `${site.shortName} Apartment, Donegal: lough views, sleeps 4`,
    description: `In a white building on the shore at Greencastle: two bedrooms, five beds, full kitchen, a balcony over Lough Foyle. €${nightlyPrice} a night.`,
    image: 'apartment/02',
    changed: '2026-11-27',
  },
  heading: 'Room for four above the *lough*',
  lede: 'In the morning you slide the doors back, take a cup out to the balcony, and the lough is there below. The apartment is upstairs in a white building on the shore.',
  text: 'Four eat at the round table by the window, and the day-bed is for reading until the light goes. There is one bathroom and a shower room.',
  priceScope: 'the whole apartment, the same all year',
  phoneScope: 'a night',
  bookLabel: 'Book the apartment',
  facts: [
    { figure: '2', noun: 'bedrooms' },
    { figure: '2', noun: 'bathrooms' },
    { figure: '4', noun: 'guests' },
    { figure: '5', noun: 'beds' },
  ],
  character: 'Ocean views, full kitchen.',
  amenities: [
    { name: 'Ocean views', detail: 'From the sofa' },
    { name: 'Balcony', detail: 'Coffee for two' },
    { name: 'Full kitchen', detail: 'Hob, oven, dishwasher' },
    { name: 'Round table', detail: 'For four' },
    { name: 'Walk-in shower', detail: 'And a bath, under a window' },
    { name: 'Linens and towels', detail: 'And toiletries' },
    { name: 'Wi-Fi' },
    { name: 'Free parking' },
    { name: 'The shore', detail: 'Down over the grass' },
  ],
  has: ['kitchen', 'linens', 'wi-fi-and-parking'],
  photoGrid,
  crossSell: {
    heading: 'Four or fewer? The apartment.',
    text: `${site.shortName} Apartment is upstairs in a separate building: two bedrooms, a balcony and the same lough.`,
    linkLabel: 'See the apartment',
  },
  // house.ts shows what can stand in this list and in the two below.
  rooms: [
    { name: 'Main bedroom', beds: 'a double and a day-bed' },
    { name: 'Second bedroom', beds: 'three singles' },
  ],
  goodToKnow: [
    { term: 'Pool, hot tub', value: 'At the house; ask us whether you may use them' },
    { term: 'Stairs', value: 'The apartment is upstairs. Ask us how many steps lead up' },
    { term: 'Cot, dog, deposit, cancelling', value: 'Ask before you book, and you have it in writing' },
  ],
  terms: [],
}
