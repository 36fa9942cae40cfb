import { z } from 'zod'
import { error, matching, text, textOf, withRules, words } from './kinds'

const telephoneLink = matching(
  /^tel:\+\d{7,15}$/,
  'cannot be rung. Fix: Write tel:+ and the digits, country code first, as in tel:+353740000000.',
)
const digitsOf = (display: string) => display.replace(/\D/g, '').replace(/^0/, '')

/** A visible text, `+353 74 000 0000`, and the address that it opens, `tel:+353740000000`. */
const phone = withRules(z.strictObject({ display: text(), href: telephoneLink }), ({ display, href }) => [
  telephoneLink.safeParse(href).success &&
    !href.endsWith(digitsOf(display)) &&
    `It shows “${display}” and rings “${href}”. Fix: Give display and href the same number.`,
])

const emailLink = matching(
  /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+$/,
  'cannot be written to. Fix: Write mailto: and the address, as in mailto:info@name.ie.',
)
const email = withRules(z.strictObject({ display: text(), href: emailLink }), ({ display, href }) => [
  emailLink.safeParse(href).success &&
    href !== `mailto:${display}` &&
    `It shows “${display}” and writes to “${href}”. Fix: Give display and href the same address.`,
])

/** `3:00 PM` */
const time = matching(/^(1[0-2]|[1-9]):[0-5]\d [AP]M$/, 'is no time of day. Fix: Write it as in 3:00 PM.')

/** All times of the site are Irish. */
const degrees = (least: number, most: number, example: string) =>
  z.number().refine(
    (value) => value >= least && value <= most,
    error((value) => `${value} is not in Ireland. Fix: Write degrees, as in ${example}.`),
  )

/** The legal details of the business. Empty details are not shown. */
const owner = z.strictObject({
  legalName: z.string().optional(),
  /** The geographic address of the business; for a company its registered office. */
  address: z.string().optional(),
  companyNumber: z.string().optional(),
  /** As the EU writes it, the country first; Irish numbers have seven digits and one or two letters, or an older form. */
  vatNumber: matching(
    /^(IE(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])|(?!IE)[A-Z]{2}(?=.*\d)[A-Z\d]{5,12})?$/,
    'is no VAT number. Fix: Write it with its country and without blanks, as in IE1234567WA, or leave it empty.',
  ).optional(),
  /** By the id of the property. */
  lettingNumbers: z.record(z.string(), z.string()).optional(),
})

export const contact = z.strictObject({ phone, email })

/** Letters. */
export const LONGEST_SHORT_NAME = 16

const details = words('description').extend({
  /** Headings, titles and cards hold it. */
  name: textOf(1, 30),
  /** In place of a longer name on the charts, where it would run out of the picture, and in names of properties and titles. */
  shortName: matching(
    new RegExp(`^.{0,${LONGEST_SHORT_NAME}}$`),
    `is too long for a chart. Fix: Make it ${LONGEST_SHORT_NAME} characters at most.`,
  ).optional(),
  feedTitle: text(),
  /** What a social card shows, for those who do not see it. */
  /** Origin without a trailing slash: `https://edgewater.example`. The environment variable `SITE_URL` overrides it. */
  url: z.string().refine(
    (url) => URL.canParse(url) && url.startsWith('https:') && new URL(url).origin === url,
    error(
      (url) =>
        `“${url}” is no site address. Fix: Write it as in https://www.name.ie, without a slash at its end, here or in SITE_URL.`,
    ),
  ),
  /** `1` keeps all pages out of search results, for a preview; otherwise empty or `0`. `SITE_NOINDEX` overrides it. */
  noindex: matching(
    /^[01]?$/,
    'says neither yes nor no. Fix: Write 1, here or in SITE_NOINDEX, to keep the whole site out of search results; else 0.',
  ),
  /** `Greencastle, County Donegal, Ireland` */
  location: text(),
  /** The place, above a hero. */
  heroNote: text(),
  /** The promise how soon a guest gets an answer, as a sentence. */
  answer: text(),
  /** The postal address for search engines; the country is an ISO 3166 code: `IE` */
  address: words('locality', 'region', 'country'),
  position: z.strictObject({ latitude: degrees(51, 56, '55.204'), longitude: degrees(-11, -5, '-6.983') }),
  owner: owner.optional(),
  socials: z.array(words('name', 'href')).readonly(),
  agency: z.strictObject({ name: z.string(), href: z.string() }).optional(),
  copyrightYear: z.number().optional(),
  checkIn: time,
  checkOut: time,
  /** What the privacy notice says of the host's log: `{ country: 'Ireland', keptFor: '30 days' }`. Empty is not shown. */
  hostLog: z.strictObject({ country: z.string(), keptFor: z.string() }).optional(),
  /** Digits of the owner's WhatsApp number with country code. The link to WhatsApp is shown when it is filled in. */
  whatsApp: matching(
    // The shortest numbers with a country code have ten digits; a British mobile number without its code has ten from 7 on.
    /^((?!7\d{9}$)[1-9]\d{9,14})?$/,
    'is no number of WhatsApp. Fix: Write digits alone, country code first and without a 0 before it, as in 353871234567.',
  ).optional(),
})

/** What `content/site.ts` holds. */
export const siteFile = withRules(details, ({ name, shortName }) => [
  name.length > LONGEST_SHORT_NAME &&
    !shortName && [
      ['shortName'],
      `“${name}” is too long for a chart. Fix: Write a short form of it here, of ${LONGEST_SHORT_NAME} characters at most.`,
    ],
])

export type ContactLink = z.infer<typeof phone>
export type SiteFile = z.infer<typeof siteFile>
/** The same with what has files of its own, because a browser gets the whole of a file that it needs. */
export type Site = SiteFile & z.infer<typeof contact> & { language: string }
export type Contact = Pick<Site, 'phone' | 'email' | 'location'>
