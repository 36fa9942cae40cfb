/**
 * What a text of the content leaves open. A text may be `{ one: '…', several: '…' }`, for one property and for several, and
 * `{ if: 'whatsApp', text: '…', otherwise: '…' }`, for an entry of `content/site.ts` that is filled in and for one that is not;
 * without `otherwise`, a list leaves it out.
 *
 * The blanks that any text of the content may hold, in braces, with what each means and an example. What a text has of its
 * own besides, as `{nights}` in `content/booking.ts`, its schema says.
 */
export const blanks = {
  site: ['the name of the site', 'Edgewater'],
  shortSite: ['its short form, where the name is long', 'Edgewater'],
  locality: ['the place of the address', 'Greencastle'],
  region: ['its county', 'County Donegal'],
  location: ['the place with its county and country', 'Greencastle, County Donegal, Ireland'],
  checkInTime: ['the time from which guests arrive', '3:00 PM'],
  checkOutTime: ['the time by which guests leave', '11:00 AM'],
  logCountry: ['where the host keeps its log', 'Ireland'],
  logKeptFor: ['for how long', '30 days'],
  nightlyPrice: ['the price of a night, in the file of a property', '€550'],
  lowestPrice: ['the lowest price of a night', '€248'],
  eachPrice: [
    'the price of each, and from three on the lowest and the highest',
    'The house is €550, the apartment €248',
  ],
  mostGuests: ['the most guests at one time, in all properties together', '12'],
  properties: ['how many properties there are', '2'],
  propertiesInWords: ['the same in a word', 'two'],
  allOfThem: ['both, and from three properties on all of them', 'both'],
  twoOfThem: ['both, and from three properties on two', 'both'],
  neitherPlace: ['none of them, at the beginning of a sentence', 'Neither place'],
  anyKind: ['what they are, to choose from, at the beginning of a sentence', 'House or apartment'],
  anyWhole: ['the same, each as a whole', 'the whole house or the whole apartment'],
  anyOfThem: ['their short names, to choose from', 'the house or the apartment'],
  anyInBrief: ['the same, and from three on a property', 'the house or the apartment'],
  eachInBrief: ['their short names, and from three on every property', 'The house, the apartment'],
  allInBrief: [
    'what they are in brief, and from three on their number',
    'A house for eight and an apartment for four',
  ],
  sleeping: ['how many people each sleeps', 'Eight in the house. Four in the apartment.'],
  access: ['what is said of the way in', 'The apartment is upstairs.'],
} as const satisfies Record<string, readonly [meaning: string, example: string]>

export type Blank = keyof typeof blanks
