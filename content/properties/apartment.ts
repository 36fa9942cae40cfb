import type { Property } from '@/lib/schema/property'
import { picture } from '../photos/picture'
import { site } from '../site'

export const apartment = {
  id: 'apartment',
  path: '/apartment',
  name: `${site.name} Apartment`,
  shortName: 'The apartment',
  label: 'New Addition',
  nightlyPrice: 248,
  capacity: 4,
  picture: picture('apartment/01'),
  thumbnail: picture('apartment/12'),
  hero: picture('apartment/01'),
  cardPicture: { ...picture('apartment/01'), caption: 'The apartment living room and its balcony' },
  cardText:
    'Sleeps 4. Upstairs in a white building on the shore: two bedrooms, five beds, a full kitchen, and a balcony that faces the lough.',
  heading: 'Amenities',
  lede: 'Upstairs in a white building on the shore. Slide the doors back and the living room opens onto the lough.',
  text: 'Five beds between two bedrooms: one double, one day-bed under the window, three singles along the wall. The stay includes linens, towels, toiletries, Wi-Fi and free parking.',
  priceScope: 'a night',
  phoneScope: 'a night, sleeps {capacity}',
  bookLabel: 'Book the apartment',
  wholeOf: 'The apartment',
  facts: [
    { figure: '2', noun: 'bedrooms' },
    { figure: '2', noun: 'bathrooms' },
    { figure: '4', noun: 'guests' },
    { figure: '5', noun: 'beds' },
  ],
  // The FAQ says 1 bathroom; content/README.md asks the owner which number is right.
  disputed: ['bathrooms'],
  character: 'Ocean views, full kitchen, upstairs.',
  amenities: [
    { name: '*Ocean* views', detail: 'From the living room and balcony' },
    { name: 'Balcony', detail: 'Two chairs, glass front' },
    { name: 'Full kitchen', detail: 'Hob, oven, dishwasher' },
    { name: 'Round table', detail: 'Laid for four, by the window' },
    { name: 'Walk-in shower', detail: 'And a bath with a view' },
    { name: 'Linens and towels', detail: 'Toiletries too' },
    { name: 'Wi-Fi', detail: 'Throughout' },
    { name: 'Free parking', detail: 'At the door' },
    { name: 'The shore', detail: 'At the end of the grass' },
  ],
  crossSell: {
    heading: 'Only four of you?',
    text: `${site.name} Apartment is upstairs in a separate building, with two bedrooms, five beds and the same view.`,
    linkLabel: 'See the apartment',
    picture: { ...picture('apartment/12'), focus: [0.4, 0.3] },
  },
  // The entries of both are those of house.ts.
  goodToKnow: [],
  terms: {},
} satisfies Property

/** The grid of twelve. It opens with a picture that the page has not shown yet; the hero's picture follows in a small place. */
export const photoGrid = [
  picture('apartment/02'),
  picture('apartment/01'),
  picture('apartment/03'),
  picture('apartment/04'),
  picture('apartment/05'),
  picture('apartment/06'),
  picture('apartment/07'),
  picture('apartment/08'),
  picture('apartment/09'),
  picture('apartment/10'),
  picture('apartment/11'),
  picture('apartment/12'),
]
