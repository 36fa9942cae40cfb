import type { PropertyId } from './property'

export interface ContactLink {
  /** As a person reads it: `+353 74 000 0000` */
  display: string
  /** `tel:+353740000000` */
  href: string
}

export interface Contact {
  phone: ContactLink
  email: ContactLink
  /** `Greencastle, Inishowen, County Donegal` */
  location: string
}

export interface ExternalLink {
  name: string
  href: string
}

/** The postal address in the parts that search engines ask for. */
export interface Address {
  locality: string
  region: string
  /** ISO 3166: `IE` */
  country: string
}

/** Degrees as text, so that five decimals stay five: `{ latitude: '55.20450', longitude: '-6.98300' }`. */
export interface GeoPoint {
  latitude: string
  longitude: string
}

/** Who the business is in law. What is empty is shown nowhere. */
export interface Owner {
  /** `Edgewater Lettings Limited`, or a person's name */
  legalName?: string
  /** Where letters of law go: the registered office of a company. */
  address?: string
  /** Of the Companies Registration Office: `123456` */
  companyNumber?: string
  /** `IE1234567AB` */
  vatNumber?: string
  /** As the register of short-term lettings gives it, one for each. */
  lettingNumbers?: Partial<Record<PropertyId, string>>
}

/** Whose site it is: name, address on the web, contact and the times of a stay. */
export interface Site extends Contact {
  name: string
  /** Origin without a trailing slash: `https://edgewater.example` */
  url: string
  /** `1` keeps every page out of search results, for a preview that must not be found; else empty or `0`. */
  noindex: string
  locale: string
  /** In the margin of a hero sheet: `Greencastle, County Donegal` */
  place: string
  /** How soon a guest hears of us, as a sentence: a promise. */
  answer: string
  description: string
  address: Address
  /**
   * Where each building stands, to five decimals (a metre) or more. It is printed nowhere; filled in, search engines
   * are told of a vacation rental (docs/decisions/0008-what-search-engines-are-told.md).
   */
  geo?: Partial<Record<PropertyId, GeoPoint>>
  owner?: Owner
  /** ISO date until which `/.well-known/security.txt` may be believed, less than a year away. */
  securityContactUntil: string
  socials: readonly ExternalLink[]
  agency: ExternalLink
  copyrightYear: number
  checkIn: string
  checkOut: string
  /** Digits of the owner's WhatsApp number with country code; the offer to write there stands only when filled. */
  whatsApp?: string
}
