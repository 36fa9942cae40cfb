import { z } from 'zod'
import {
  anchorPattern,
  count,
  list,
  matching,
  repeated,
  text,
  textThatMayHold,
  words,
  withRules,
  type Found,
} from './kinds'
import { picture } from './picture'
import { terms, termsWords } from './terms'

/** A new one here, and the compiler names what it needs elsewhere. */
export const propertyIds = ['house', 'apartment'] as const
export type PropertyId = (typeof propertyIds)[number]

/** An entry for each property. */
export const forEach = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(propertyIds.map((id) => [id, schema])) as Record<PropertyId, Schema>

/** Words between asterisks name water: `ChartText` sets them in italics, `plainText` drops the asterisks. */
export type ChartString = string

/** A figure with its noun, as home prints them: `{ figure: '50+', noun: 'Guests' }`. */
export const fact = words('figure', 'noun')

/** A term with its value, as a leader table or a row prints them. */
export const row = words('term', 'value')

const amenity = words('name', 'detail')

/** An amenity, and which of the properties have it. */
export const comparedAmenity = amenity.extend(forEach(z.boolean()))

/** How a gallery is laid out; no two neighbours have the same. */
const layout = z.enum(['lead', 'beside', 'mirrored', 'wide', 'squares', 'under', 'deep'])

const gallery = words('heading', 'sentence').extend({
  /** Anchor of the gallery on its page. */
  id: matching(
    anchorPattern,
    (id) => `“${id}” makes no anchor. Fix: Use small letters, digits and hyphens, as in hot-tub.`,
  ),
  layout,
  /** Stands large above the carousel, in the layout `lead`. */
  lead: picture.optional(),
  /** In the order of the carousel. */
  pictures: list(picture, { key: ({ name }) => name }),
})

/** Of the house (requirements §2). */
export const galleries = withRules(list(gallery, { least: 7 }), (all) => [
  ...repeated(all.map(({ id }, index) => [id, index])).map(([index]): Found => [
    [index, 'id'],
    'Two galleries have it. Fix: Give each an anchor of its own.',
  ]),
  ...all.map(
    (each, index): Found =>
      each.layout === all[index - 1]?.layout && [
        [index, 'layout'],
        'The gallery before it has the same. Fix: Take another: no two neighbours are alike.',
      ],
  ),
  ...all.map(
    (each, index): Found =>
      Boolean(each.lead) !== (each.layout === 'lead') &&
      layout.safeParse(each.layout).success && [
        [index, 'lead'],
        'A large picture and the layout lead belong together. Fix: Give both or neither.',
      ],
  ),
])

/** The grid of the apartment (requirements §2). */
export const photoGrid = list(picture, { exactly: 12, key: (each) => each.name })

/** What the booking form needs to know of a property. */
const offer = z.strictObject({
  id: z.enum(propertyIds),
  /** `Edgewater House` */
  name: text(),
  /** `The house` */
  shortName: text(),
  /** Price of a night for the whole property, in whole euro (requirements §9). */
  nightlyPrice: count((price) => `${price} is no price. Fix: Write whole euro, as in 550.`),
  /** The number of guests that it sleeps. */
  capacity: count((guests) => `${guests} is no number of guests. Fix: Write a whole number, as in 8.`),
  /** Shown in the plan of the stay; `thumbnail` is on the form's card. */
  picture,
  thumbnail: picture,
})

export const property = withRules(
  offer.extend({
    path: z.custom<`/${PropertyId}`>((path) => typeof path === 'string'),
    /** On a home card: `Most Popular` */
    label: text(),
    /** The page's hero picture. */
    hero: picture,
    cardPicture: picture,
    ...words('cardText', 'heading', 'lede', 'text').shape,
    /** `a night, the whole house` */
    priceScope: text(),
    /** Under the price at the foot of a phone's viewport: `the whole house, a night`, `a night, sleeps {capacity}` */
    phoneScope: textThatMayHold(['capacity']),
    /** `Book the house` */
    bookLabel: text(),
    /** What the price buys, before a comma and the price: `The whole house` */
    wholeOf: text(),
    /** Counts alone: what the facts cannot count is `character`. */
    facts: list(
      fact.extend({
        figure: matching(/^\d+$/, (figure) => `“${figure}” is no count. Fix: Write digits alone, as in 4.`),
      }),
      { key: ({ noun }) => noun },
    ),
    /** Nouns of facts that another part of the content contradicts: shown, but told to no machine until it is settled. */
    disputed: list(text(), { least: 0 }).optional(),
    /** `*Waterfront*`; `Ocean views, full kitchen.` */
    character: text(),
    /** Where `heading` is not over the amenities. */
    amenitiesHeading: text().optional(),
    amenities: list(amenity, { exactly: 9, key: ({ name }) => name }),
    /** On the other property's page. */
    crossSell: words('heading', 'text', 'linkLabel').extend({ picture }),
    terms: terms.optional(),
  }),
  ({ capacity, facts, disputed = [] }) => {
    const guests = facts.find(({ noun }) => noun === 'guests')?.figure
    return [
      Number(guests) > 0 &&
        capacity > 0 &&
        Number(guests) !== capacity && [
          ['facts', 'guests'],
          `It says ${guests}, and capacity says ${capacity}. Fix: Give both the same number.`,
        ],
      ...disputed.map(
        (noun, index): Found =>
          !facts.some((each) => each.noun === noun) && [
            ['disputed', index],
            `No fact counts ${noun}. Fix: Take a noun of facts, or drop it.`,
          ],
      ),
    ]
  },
)

/** The links of a property's card. */
const card = words('bookLabel', 'moreLabel').extend({
  /** Follows `moreLabel` for those who do not see the card; `{property}` is its name. */
  moreOf: text('property'),
})

/** Labels that the properties share. */
export const propertyWords = z.strictObject({
  sleeps: text('capacity'),
  card,
  /** Of a night's price, `{whole}` is `wholeOf`; and of the times of a stay. */
  rows: words('checkIn', 'checkOut').extend({ nightly: text('whole') }),
  /** Over pictures that open. */
  photos: words('heading', 'note'),
  /** The label of the number in the register of short-term lettings. */
  registration: text(),
  terms: termsWords,
})

export type Fact = z.infer<typeof fact>
export type Row = z.infer<typeof row>
export type Amenity = z.infer<typeof amenity>
export type ComparedAmenity = z.infer<typeof comparedAmenity>
export type GalleryLayout = z.infer<typeof layout>
export type Gallery = z.infer<typeof gallery>
export type Offer = z.infer<typeof offer>
export type Property = z.infer<typeof property>
export type CardWords = z.infer<typeof card>
export type PropertyWords = z.infer<typeof propertyWords>
