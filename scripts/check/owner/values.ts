/** What the other owner fills in. */
export const company = {
  legalName: 'Quay Street Lettings Limited',
  address: '12 Quay Street, Moville, County Donegal, F93 X0X0',
  companyNumber: '654321',
  vatNumber: 'IE1234567FA',
  lettingNumbers: { house: 'IE-DL-0001-2345', apartment: 'IE-DL-0001-2346' },
}

const asked =
  'Pool, Children, Hot tub, Beds, Access, Keys, Kitchen, Laundry, Heating, Wi-Fi, Television, Parking, Fire, Quiet, Shops'
export const answers = (property: string) =>
  asked.split(', ').map((term, index) => ({
    term,
    value: `${term} of the ${property}: ${'as our own guests asked us to say here. '.repeat((index % 3) + 1).trim()}`,
  }))

/** Of the first property. */
const rooms = [
  { name: 'Under the eaves', beds: 'One super-king, or two singles', picture: 'house/bedrooms-1' },
  {
    name: 'The room over the *lough*',
    beds: 'One double, and a cot that we set up',
    picture: 'house/bedrooms-4',
  },
  {
    name: 'Bunks',
    beds: 'Two bunk beds of full length, for children from six years and for adults who climb',
  },
]

const houseTerms = {
  deposit: { percent: 30, balanceDaysBefore: 60 },
  cancellation: [
    { daysBefore: 90, refundPercent: 100 },
    { daysBefore: 60, refundPercent: 75 },
    { daysBefore: 30, refundPercent: 50 },
    { daysBefore: 14, refundPercent: 25 },
  ],
  minimumNights: 4,
  pets: 'Two dogs, downstairs, never in the pool',
  houseRules: ['No smoking indoors', 'Quiet after 10:00 PM', 'No parties', 'Shoes off on the pale carpet'],
  extras: [
    { name: 'Firewood', price: 15, per: 'a basket' },
    { name: 'Travel cot', price: 0 },
    { name: 'A cook for the evening', price: 480, per: 'an evening' },
  ],
}
const apartmentTerms = {
  deposit: { percent: 100 },
  cancellation: [{ daysBefore: 7, refundPercent: 100 }],
  minimumNights: 2,
  pets: 'None, please',
  houseRules: ['No smoking'],
  extras: [{ name: 'Late departure', price: 60 }],
}

/** Of the first property and of the second. */
export const pricesAndTerms = [
  { nightlyPrice: 1250, rooms, terms: houseTerms },
  { nightlyPrice: 315, terms: apartmentTerms },
]

export const hostSentences = [
  'My grandmother dried her nets where the deck is, so we built here.',
  'Fight for the room under the eaves: it has the *lough* on two sides.',
  'I swim at Shroove, at nine, whatever the weather says.',
  'The O’Kanes sell fish from their kitchen door on Thursdays.',
  'The third step to the shore is loose. Mind it.',
  'Ring me at night, not the guards: I live across the road.',
].map((answer, index) => ({ question: `Question ${index + 1}?`, answer }))

export const testimonials = [
  {
    quote: '“We have stayed in nine houses on this coast, and this is the one that we have booked again.”',
    who: 'Mairéad O’D., Airbnb, June 2026',
  },
  { quote: '“Warm, quiet, spotless.”', who: 'Two sisters, Google, March 2026' },
  {
    quote: `“${'The children were in the *sea* before the bags were out of the car, and we saw little of them until dinner. '.repeat(3).trim()}”`,
    who: 'Family Österreicher, Airbnb, August 2025',
  },
  { quote: '“The lights of the boats at night.”', who: 'J. K., Google, November 2025' },
]
