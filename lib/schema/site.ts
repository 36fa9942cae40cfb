import { z } from 'zod'
import { differenceInCalendarDays, parseISO } from 'date-fns'
import { date, error, list, matching, text, withRules, words } from './kinds'
import { forEach, propertyIds } from './property'

/** What a person reads: `+353 74 000 0000`; and what a press on it opens: `tel:+353740000000` */
const contactLink = z.strictObject({ display: text(), href: z.string() })

const phone = withRules(contactLink, ({ display, href }) => {
  const canRing = /^tel:\+\d{7,15}$/.test(href)
  const shown = display.replace(/\D/g, '').replace(/^0/, '')
  return [
    !canRing && [
      ['href'],
      `“${href}” cannot be rung. Fix: Write tel:+ and the digits, country code first, as in tel:+353740000000.`,
    ],
    canRing &&
      !href.endsWith(shown) && [
        [],
        `It shows “${display}” and rings “${href}”. Fix: Give display and href the same number.`,
      ],
  ]
})

const email = withRules(contactLink, ({ display, href }) => {
  const canWrite = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+$/.test(href)
  return [
    !canWrite && [
      ['href'],
      `“${href}” cannot be written to. Fix: Write mailto: and the address, as in mailto:info@name.ie.`,
    ],
    canWrite &&
      href !== `mailto:${display}` && [
        [],
        `It shows “${display}” and writes to “${href}”. Fix: Give display and href the same address.`,
      ],
  ]
})

const externalLink = words('name', 'href')

/** Twelve hours: `3:00 PM` */
const time = matching(
  /^(1[0-2]|[1-9]):[0-5]\d [AP]M$/,
  (value) => `“${value}” is no time of day. Fix: Write it as in 3:00 PM.`,
)

/** Google asks for five decimals at least, which is a metre; seven are less than a hand's breadth. */
const degrees = matching(
  /^-?\d{1,3}\.\d{5,7}$/,
  (value) =>
    `“${value}” does not say where the building stands. Fix: Write degrees with five decimals, as in -6.98300.`,
)

/** Degrees as text, so that five decimals stay five: `{ latitude: '55.20450', longitude: '-6.98300' }`. */
const geoPoint = z.strictObject({ latitude: degrees, longitude: degrees })

/** Who the business is in law. What is empty is shown nowhere. */
const owner = withRules(
  z.strictObject({
    /** `Edgewater Lettings Limited`, or a person's name */
    legalName: z.string().optional(),
    /** The geographic address of the business; for a company its registered office. */
    address: z.string().optional(),
    /** Of the Companies Registration Office: `123456` */
    companyNumber: matching(
      /^(\d{4,6})?$/,
      (value) =>
        `“${value}” is no number of the Companies Registration Office. Fix: Write its digits alone, as in 123456.`,
    ).optional(),
    /** `IE1234567AB` */
    vatNumber: matching(
      /^(IE\d[\dA-Z+*]\d{5}[A-W][A-I]?)?$/,
      (value) => `“${value}” is no Irish VAT number. Fix: Write it without spaces, as in IE1234567AB.`,
    ).optional(),
    /** As the register of short-term lettings gives it, one for each. */
    lettingNumbers: z
      .strictObject(
        forEach(
          matching(
            /^([A-Z0-9][A-Z0-9/ -]{3,39})?$/i,
            (value) =>
              `“${value}” is no registration number. Fix: Write it as the register gives it: letters, digits, hyphens.`,
          ).optional(),
        ),
      )
      .optional(),
  }),
  ({ companyNumber, legalName, address }) => [
    Boolean(companyNumber) &&
      !(legalName && address) && [
        ['companyNumber'],
        'It stands without the company’s name and registered office. Fix: Fill in legalName and address, too.',
      ],
  ],
)

/** Whose site it is: name, address on the web, contact and the times of a stay. */
export const site = z.strictObject({
  name: text(),
  /** Origin without a trailing slash, because paths follow it: `https://edgewater.example`. `SITE_URL` overrides it. */
  url: z.string().refine(
    (url) => URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).origin === url,
    error(
      (url) => `“${url}” is no site address. Fix: Write it as in https://www.name.ie, here or in SITE_URL.`,
    ),
  ),
  /** `1` keeps every page out of search results, for a preview; else empty or `0`. `SITE_NOINDEX` overrides it. */
  noindex: matching(
    /^[01]?$/,
    (value) =>
      `“${value}” says neither yes nor no. Fix: Write 1, here or in SITE_NOINDEX, to keep the whole site out of search results; else 0.`,
  ),
  locale: text(),
  phone,
  email,
  /** `Greencastle, Inishowen, County Donegal` */
  location: text(),
  /** Beside a hero's heading: `Greencastle, County Donegal` */
  place: text(),
  /** How soon a guest hears of us, as a sentence: a promise. */
  answer: text(),
  description: text(),
  /** The postal address in the parts that search engines ask for; the country as ISO 3166: `IE` */
  address: words('locality', 'region', 'country'),
  /**
   * Where each building stands. It is printed nowhere; filled in, search engines are told of a vacation rental
   * (docs/decisions/0008-what-search-engines-are-told.md).
   */
  geo: z.strictObject(forEach(geoPoint.optional())).optional(),
  owner: owner.optional(),
  /** ISO date until which `/.well-known/security.txt` may be believed, less than a year away. */
  securityContactUntil: date,
  socials: list(externalLink, { least: 0, key: ({ name }) => name }),
  agency: externalLink,
  copyrightYear: z.number().refine(
    (year) => Number.isInteger(year) && year > 1900 && year < 3000,
    error((year) => `${year} is no year. Fix: Write four digits, as in 2025.`),
  ),
  checkIn: time,
  checkOut: time,
  /** Digits of the owner's WhatsApp number with country code; the offer to write there stands only when filled. */
  whatsApp: matching(
    /^(\d{7,15})?$/,
    (value) => `“${value}” is no number of WhatsApp. Fix: Write digits alone, country code first.`,
  ).optional(),
})

export type ContactLink = z.infer<typeof contactLink>
export type ExternalLink = z.infer<typeof externalLink>
export type GeoPoint = z.infer<typeof geoPoint>
export type Owner = z.infer<typeof owner>
export type Site = z.infer<typeof site>
export type Contact = Pick<Site, 'phone' | 'email' | 'location'>
export type Address = Site['address']

/** A domain that RFC 2606 keeps free, or the telephone number that nobody can have. */
const RESERVED = /\.example\b|\+?353 ?74 ?000 ?0000/

/**
 * What in `content/site.ts` still stands as an example for the owner to replace.
 *
 * @example openExamples({ name: 'Edgewater', email: { display: 'info@edgewater.example' } }) // ['email']
 */
export const openExamples = (values: object): string[] =>
  Object.entries(values).flatMap(([key, value]) => (RESERVED.test(JSON.stringify(value)) ? [key] : []))

/**
 * Lists what the law asks of whoever lets a property for short stays, and `content/site.ts` does not say yet: the name
 * and the geographic address (S.I. No. 68/2003, regulation 7) and the registration number of each property (Regulation
 * (EU) 2024/1028).
 *
 * @example missingByLaw({ legalName: 'A. Boatman', address: '1 The Pier' }) // ['lettingNumbers.house', 'lettingNumbers.apartment']
 */
export const missingByLaw = ({ legalName, address, lettingNumbers = {} }: Owner = {}): string[] =>
  [
    !legalName && 'legalName',
    !address && 'address',
    ...propertyIds.map((id) => !lettingNumbers[id] && `lettingNumbers.${id}`),
  ].filter((entry) => entry !== false)

const YEAR = 365

/**
 * A word on the day until which `/.well-known/security.txt` may be believed. It is a word and no fault: a site that was
 * built yesterday can be built tomorrow, whatever the day.
 *
 * @param until `securityContactUntil`, ISO date
 * @param today ISO date
 * @returns nothing while the day is ahead and, as RFC 9116 asks, less than a year away
 */
export function expiryReminder(until: string, today: string): string | undefined {
  const daysLeft = differenceInCalendarDays(parseISO(until), parseISO(today))
  const entry = 'content/site.ts › site, securityContactUntil'
  if (daysLeft < 0)
    return `${entry}: It was ${until}, and security.txt is not believed any more. Fix: Move it on by some months.`
  if (daysLeft > YEAR) return `${entry}: ${until} is more than a year away. Fix: Take a day within the year.`
  return undefined
}
