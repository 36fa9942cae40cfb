import { z } from 'zod'
import { anchorPattern, list, matching, onlyOnce, text, textOf, wholeNumber, words, withRules } from './kinds'
import { propertyPage } from './page'
import { picture } from './picture'

export const fact = words('figure', 'noun')

export const row = words('term', 'value')

/** What guests ask and the owner answers, in rows of any number and wording. */
const goodToKnow = withRules(
  z.array(row.extend({ value: textOf(0, 160) })).readonly(),
  onlyOnce(
    'term',
    'Two rows have it. Fix: Write both answers into one row, or give each row a term of its own.',
  ),
)

/** The bedrooms, with the beds that are known. */
const rooms = withRules(
  list(words('name').extend({ beds: text().optional(), picture: picture.optional() })),
  onlyOnce('name', 'Two rooms have it. Fix: Give each a name of its own.'),
)

/** How guests travel here. `byCar` is the label above the times. */
export const gettingHere = words('heading', 'byCar').extend({
  drivingTimes: list(row),
  paragraphs: list(text()),
  border: words('summary', 'text').optional(),
})

const anchor = matching(
  anchorPattern,
  'makes no anchor. Fix: Use small letters, digits and hyphens, as in hot-tub.',
)

/** An amenity of the comparison on the home page. A property has it if it names its id under `has`. */
export const comparedAmenity = words('name').extend({ id: anchor })

const gallery = words('heading', 'sentence').extend({
  id: anchor,
  /** The large picture above the carousel. */
  lead: picture.optional(),
  pictures: list(picture),
})

const galleries = withRules(
  list(gallery),
  onlyOnce('id', 'Two galleries have it. Fix: Give each an anchor of its own.'),
)

/** Letters. The descriptions of pages hold two such names. */
export const LONGEST_NAME_IN_SENTENCES = 19

export const property = withRules(
  z.strictObject({
    /** The name of its file and of its page: `house` */
    id: matching(
      /^[a-z][a-z0-9-]*$/,
      'makes no address. Fix: Use small letters, digits and hyphens, as in boat-house.',
    ),
    /** Menus, calendars and narrow headings hold it. */
    name: textOf(1, 26),
    shortName: textOf(1, LONGEST_NAME_IN_SENTENCES),
    /** Euro a night, for the whole property (requirements §9). */
    nightlyPrice: wholeNumber('is no price. Fix: Write whole euro from 1 to 99999, as in 550.', 1, 99_999),
    capacity: wholeNumber('is no number of guests. Fix: Write a whole number, as in 8.'),
    picture,
    thumbnail: picture,
    path: z.string(),
    page: propertyPage,
    /** What it is, in one word: `House` */
    kind: text(),
    /** Fits into a sentence about all properties: `An apartment for four` */
    inBrief: text(),
    /** Answers how many people can stay: `Eight in the house, in four bedrooms.` */
    sleeping: text(),
    hero: picture,
    cardPicture: picture,
    ...words('label', 'cardText', 'heading', 'lede', 'text', 'bookLabel').shape,
    /** Stands under the price: `the whole house, the same all year` */
    priceScope: text(),
    /** Under the price at the foot of a phone's viewport: `a night` */
    phoneScope: text(),
    /** Counts; `character` holds what cannot be counted. */
    facts: list(fact.extend({ figure: matching(/^\d+$/, 'is no count. Fix: Write digits alone, as in 4.') })),
    /** `*Waterfront*`; `Ocean views, full kitchen.` */
    character: text(),
    /** Default: `heading`. */
    amenities: list(words('name').extend({ detail: text().optional() })),
    /** What the accessibility statement says of the way in: `The apartment is upstairs.` */
    access: text().optional(),
    /** The ids of the amenities in the comparison (`content/home.ts`) that it has. */
    has: z.array(z.string()).readonly(),
    /** Its page shows carousels with a heading each, or a grid in a fixed pattern. */
    galleries: galleries.optional(),
    photoGrid: list(picture).optional(),
    crossSell: words('heading', 'text', 'linkLabel').extend({ picture }),
    rooms,
    goodToKnow,
    /** What a guest agrees to beside the price, in rows of any wording. */
    terms: z.array(row).readonly().optional(),
  }),
  ({ id, path, capacity, facts }) => {
    const guests = facts.find(({ noun }) => noun === 'guests')?.figure
    return [
      path !== `/${id}` && [['path'], `It is “${path}”. Fix: Write /${id}, its id after a slash.`],
      Number(guests) > 0 &&
        capacity > 0 &&
        Number(guests) !== capacity && [
          ['facts', 'guests'],
          `It says ${guests}, and capacity says ${capacity}. Fix: Give both the same number.`,
        ],
    ]
  },
)

export const propertyWords = z.strictObject({
  sleeps: text('capacity'),
  /** A price in a line, and what follows a price that stands alone. */
  price: words('scope').extend({ nightly: text('price'), weekly: text('price') }),
  card: words('bookLabel', 'moreLabel'),
  /** Labels of the price of a night, where `{whole}` is `wholeOf`, and of the times of a stay. */
  rows: words('checkIn', 'checkOut'),
  /** Headings of lists. */
  ...words('rooms', 'amenities', 'goodToKnow', 'ask').shape,
  /** When guests may come and have to leave. */
  times: text(),
  /** Names the links to the galleries of a page, for assistive technology. */
  galleries: text(),
  /** The label of the number in the register of short-term lettings. */
  registration: text(),
})

export type PropertyId = Property['id']
export type Row = z.infer<typeof row>
export type GettingHere = z.infer<typeof gettingHere>
export type Gallery = z.infer<typeof gallery>
export type Room = z.infer<typeof rooms>[number]
export type Property = z.infer<typeof property>
export type PropertyWords = z.infer<typeof propertyWords>
