import type { Picture } from './picture'

/** A new one here, and the compiler names what it needs elsewhere. */
export type PropertyId = 'house' | 'apartment'

/** Words between asterisks name water: `ChartText` sets them in italics, `plainText` drops the asterisks. */
export type ChartString = string

/** A count with its noun: `{ figure: '4', noun: 'bedrooms' }`. */
export interface Fact {
  figure: string
  noun: string
}

/** A term with its value, as a leader table or a row prints them. */
export interface Row {
  term: string
  value: string
}

export interface Amenity {
  name: ChartString
  detail: string
}

/** An amenity, and which of the properties have it. */
export type ComparedAmenity = Amenity & Record<PropertyId, boolean>

/** How a gallery is laid out; no two neighbours have the same. */
export type GalleryLayout = 'lead' | 'beside' | 'mirrored' | 'wide' | 'squares' | 'under' | 'deep'

export interface Gallery {
  /** Anchor of the gallery on its page. */
  id: string
  heading: ChartString
  sentence: string
  layout: GalleryLayout
  /** Stands large above the strip, in the layout `lead`. */
  lead?: Picture
  /** The strip, in order. */
  pictures: readonly Picture[]
}

/** What a stay costs and whom it holds: all that the booking form needs to know of a property. */
export interface Offer {
  id: PropertyId
  /** `Edgewater House` */
  name: string
  /** `The house` */
  shortName: string
  /** Euro a night, for the whole property (SPEC §9). */
  nightlyPrice: number
  /** Guests it sleeps. */
  capacity: number
  /** Shown on the form's card and, larger, in the plan of the stay. */
  picture: Picture
  thumbnail: Picture
}

export interface Property extends Offer {
  path: `/${PropertyId}`
  /** On a home card: `Most Popular` */
  label: string
  /** The page's hero picture. */
  hero: Picture
  cardPicture: Picture
  cardText: string
  heading: ChartString
  lede: string
  text: string
  /** `a night, the whole house` */
  priceScope: string
  /** Under the price at the foot of a phone's window: `the whole house, a night`, `a night, sleeps {capacity}` */
  phoneScope: string
  /** `Book the house` */
  bookLabel: string
  /** What the price buys, before a comma and the price: `The whole house` */
  wholeOf: string
  facts: readonly Fact[]
  /** Nouns of facts that another part of the content contradicts: shown, but told to no machine until it is settled. */
  disputed?: readonly string[]
  /** What the facts cannot count: `*Waterfront*`; `Ocean views, full kitchen.` */
  character: ChartString
  /** Where `heading` is not over the amenities. */
  amenitiesHeading?: string
  amenities: readonly Amenity[]
  /** On the other property's page. */
  crossSell: { heading: string; text: string; linkLabel: string; picture: Picture }
  /** The owner's terms: each is shown beside the price when it is filled. */
  terms?: {
    deposit?: string
    cancellation?: string
    minimumStay?: string
    pets?: string
    extraCharges?: string
  }
}

/** A label for each of the owner's terms. */
export type TermsWords = Record<keyof NonNullable<Property['terms']>, string>

/** The links of a property's card. */
export interface CardWords {
  bookLabel: string
  moreLabel: string
  /** Follows `moreLabel` for those who do not see the card; `{property}` is its name. */
  moreOf: string
}

/** Labels that the properties share. */
export interface PropertyWords {
  /** `{capacity}` */
  sleeps: string
  card: CardWords
  /** Of a night's price, `{whole}` is `wholeOf`; and of the times of a stay. */
  rows: { nightly: string; checkIn: string; checkOut: string }
  /** Over pictures that open. */
  photos: { heading: string; note: string }
  terms: TermsWords
}
