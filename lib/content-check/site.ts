import { isIsoDate } from '../iso-date'
import type { ContactLink, Owner, Site } from '../types/site'
import { problem } from './problem'

const FILE = 'content/site.ts'

/** Google asks for five decimals at least; more say less than a hand's breadth. */
const DEGREES = /^-?\d{1,3}\.\d{5,7}$/
const TIME = /^(1[0-2]|[1-9]):[0-5]\d [AP]M$/

type Checked = Pick<
  Site,
  | 'url'
  | 'noindex'
  | 'phone'
  | 'email'
  | 'geo'
  | 'owner'
  | 'whatsApp'
  | 'checkIn'
  | 'checkOut'
  | 'copyrightYear'
  | 'securityContactUntil'
>

/** What is wrong with one entry, and what mends it. */
type Rule = readonly [isRight: boolean, entry: string, what: string, fix: string]

/**
 * What is wrong with the address, the contact details and the facts that every page carries, and with what is set for a
 * build.
 *
 * @param site `content/site.ts`; its `url` may come from the environment as `SITE_URL`, its `noindex` as `SITE_NOINDEX`
 * @returns a line a problem, as `problem` writes it; none when all is well
 */
export function checkSite(site: Checked): string[] {
  return [
    ...buildRules(site),
    ...contactRules(site),
    ...factRules(site),
    ...ownerRules(site),
    ...geoRules(site),
  ]
    .filter(([isRight]) => !isRight)
    .map(([, entry, what, fix]) => problem(FILE, entry, what, fix))
}

const buildRules = ({ url, noindex }: Checked): Rule[] => [
  [isOrigin(url), 'url (or SITE_URL)', `${url} is no site address.`, 'Write it as in https://www.name.ie.'],
  [
    ['', '0', '1'].includes(noindex),
    'noindex (or SITE_NOINDEX)',
    `${noindex} says neither yes nor no.`,
    'Write 1 to keep the whole site out of search results, or leave it out.',
  ],
]

function contactRules({ phone, email, whatsApp = '' }: Checked): Rule[] {
  const digits = ({ display }: ContactLink) => display.replace(/\D/g, '')
  const canRing = /^tel:\+\d{7,15}$/.test(phone.href)
  const canWrite = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+$/.test(email.href)
  return [
    [canRing, 'phone', `${phone.href} cannot be rung.`, 'Write tel:+ and the digits, country code first.'],
    [
      !canRing || phone.href.endsWith(digits(phone).replace(/^0/, '')),
      'phone',
      `It shows ${phone.display} and rings ${phone.href}.`,
      'Give display and href the same number.',
    ],
    [canWrite, 'email', `${email.href} cannot be written to.`, 'Write mailto: and the address.'],
    [
      !canWrite || email.href === `mailto:${email.display}`,
      'email',
      `It shows ${email.display} and writes to ${email.href}.`,
      'Give display and href the same address.',
    ],
    [
      /^(\d{7,15})?$/.test(whatsApp),
      'whatsApp',
      `${whatsApp} is no number of WhatsApp.`,
      'Write digits alone, country code first.',
    ],
  ]
}

function factRules({ checkIn, checkOut, copyrightYear, securityContactUntil }: Checked): Rule[] {
  const time = (entry: string, value: string): Rule => [
    TIME.test(value),
    entry,
    `${value} is no time of day.`,
    'Write it as in 3:00 PM.',
  ]
  return [
    time('checkIn', checkIn),
    time('checkOut', checkOut),
    [
      Number.isInteger(copyrightYear) && copyrightYear > 1900 && copyrightYear < 3000,
      'copyrightYear',
      `${copyrightYear} is no year.`,
      'Write four digits, as in 2025.',
    ],
    [
      isIsoDate(securityContactUntil),
      'securityContactUntil',
      `${securityContactUntil} is no date.`,
      'Write year, month and day, as in 2027-10-31.',
    ],
  ]
}

function ownerRules({ owner = {} }: Checked): Rule[] {
  const { legalName, address, companyNumber, vatNumber, lettingNumbers = {} }: Owner = owner
  return [
    [
      !companyNumber || /^\d{4,6}$/.test(companyNumber),
      'owner, companyNumber',
      `${companyNumber} is no number of the Companies Registration Office.`,
      'Write its digits alone, as in 123456.',
    ],
    [
      !companyNumber || Boolean(legalName && address),
      'owner, companyNumber',
      'It stands without the company’s name and registered office.',
      'Fill in legalName and address, too.',
    ],
    [
      !vatNumber || /^IE\d[\dA-Z+*]\d{5}[A-W][A-I]?$/.test(vatNumber),
      'owner, vatNumber',
      `${vatNumber} is no Irish VAT number.`,
      'Write it without spaces, as in IE1234567AB.',
    ],
    ...Object.entries(lettingNumbers).map(([property, number]): Rule => [
      !number || /^[A-Z0-9][A-Z0-9/ -]{3,39}$/i.test(number),
      `owner, lettingNumbers, ${property}`,
      `${number} is no registration number.`,
      'Write it as the register gives it: letters, digits, hyphens.',
    ]),
  ]
}

const geoRules = ({ geo = {} }: Checked): Rule[] =>
  Object.entries(geo).flatMap(([property, { latitude, longitude }]) =>
    Object.entries({ latitude, longitude }).map(([key, degrees]): Rule => [
      DEGREES.test(degrees),
      `geo, ${property}, ${key}`,
      `${degrees} does not say where the building stands.`,
      'Write degrees with five decimals, as in -6.98300.',
    ]),
  )

/** Scheme and host, without a path or a slash at the end: pages' own paths follow it. */
function isOrigin(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).origin === url
}
