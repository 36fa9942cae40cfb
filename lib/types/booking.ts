import type { Offer, Property, PropertyId } from './property'

/** A property as the booking form knows it: what it costs, whom it holds, and the owner's terms where there are any. */
export type BookingOffer = Offer & Pick<Property, 'terms'>

export type Offers = Record<PropertyId, BookingOffer>

/** What stands in the form. Texts are as typed; dates are days of the calendar, `YYYY-MM-DD`, or empty. */
export interface Draft {
  property: PropertyId | ''
  guests: number
  checkIn: string
  checkOut: string
  name: string
  email: string
  phone: string
  requests: string
}

/** What the address of the confirmation page can tell. Whatever is missing or forged there is missing here. */
export interface RequestQuery {
  property?: PropertyId
  nights?: number
  /** Euro. */
  total?: number
  guests?: number
}

/**
 * A request as the confirmation page knows it: what its address carries, and what was typed on this visit when it is
 * still in memory.
 */
export interface StayRequest extends Omit<RequestQuery, 'property'> {
  offer?: BookingOffer
  /** The total follows from property and nights, so it is our price and not somebody's invention. */
  totalConfirmed: boolean
  /** The earlier and the later of the two dates, ISO. */
  dates?: { from: string; to: string }
  guest?: Pick<Draft, 'name' | 'email' | 'phone' | 'requests'>
}

/** A hint's words; blanks in braces are filled in by `hintsFor`. */
export interface HintWords {
  title: string
  text: string
}

export type HintKind = 'reversed' | 'sameDay' | 'past' | 'capacity' | 'noProperty'

export interface Hint extends HintWords {
  kind: HintKind
}

/** The letter that a guest sends us: its labels, and the sentences between them. Plain text. */
export interface LetterWords {
  /** `{stay}` is the property and the dates, as far as they are known. */
  subject: string
  greeting: string
  /** `{property}` is its name. */
  opening: string
  /** Where the property is not known. */
  openingWithoutProperty: string
  /** Line by line: `{date}` with the time of day, counts, the total with how it came about. */
  checkIn: string
  checkOut: string
  nights: string
  guests: string
  total: string
  /** In place of how the total came about, where it does not follow from property and nights. */
  asRequested: string
  name: string
  email: string
  phone: string
  requests: string
  /** Where this visit no longer knows it. */
  unknown: string
  /** Ends special requests that do not fit into an e-mail address line. */
  shortened: string
}

/** What the owner says about arriving and leaving, and where the place is. */
export interface StayFacts {
  checkIn: string
  checkOut: string
  location: string
}
