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

/** Whose site it is: name, address on the web, contact and the times of a stay. */
export interface Site extends Contact {
  name: string
  /** Origin without a trailing slash: `https://edgewater.example` */
  url: string
  locale: string
  description: string
  socials: readonly ExternalLink[]
  agency: ExternalLink
  copyrightYear: number
  checkIn: string
  checkOut: string
  /** Digits of the owner's WhatsApp number with country code; the offer to write there stands only when filled. */
  whatsApp?: string
}
