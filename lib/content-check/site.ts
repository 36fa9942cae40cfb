import type { GeoPoint, Site } from '../types/site'

/** Google asks for five decimals at least; more say less than a hand's breadth. */
const DEGREES = /^-?\d{1,3}\.\d{5,7}$/

type Checked = Pick<Site, 'url' | 'noindex' | 'phone' | 'email' | 'geo'>

/**
 * What is wrong with the address and the contact details that every page carries, and with what is set for a build.
 *
 * @param site `content/site.ts`; its `url` may come from the environment as `SITE_URL`, its `noindex` as `SITE_NOINDEX`
 * @returns a sentence a problem: file, entry, what is wrong and what mends it; none when all is well
 */
export function checkSite({ url, noindex, phone, email, geo = {} }: Checked): string[] {
  return [
    ...(isOrigin(url)
      ? []
      : [
          `content/site.ts, url (or SITE_URL): ${url} is no site address. Write it as in https://www.name.ie.`,
        ]),
    ...(['', '0', '1'].includes(noindex)
      ? []
      : [
          `content/site.ts, noindex (or SITE_NOINDEX): ${noindex} says neither yes nor no. Write 1 to keep the whole site out of search results, or leave it out.`,
        ]),
    ...(/^tel:\+\d{7,15}$/.test(phone.href)
      ? []
      : [
          `content/site.ts, phone: ${phone.href} cannot be rung. Write tel:+ and the digits, country code first.`,
        ]),
    ...(/^mailto:[^\s@?]+@[^\s@?]+$/.test(email.href)
      ? []
      : [`content/site.ts, email: ${email.href} cannot be written to. Write mailto: and the address.`]),
    ...Object.entries(geo).flatMap(([id, point]) => checkPoint(id, point)),
  ]
}

/** Scheme and host, without a path or a slash at the end: pages' own paths follow it. */
function isOrigin(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).origin === url
}

function checkPoint(id: string, { latitude, longitude }: GeoPoint): string[] {
  return Object.entries({ latitude, longitude })
    .filter(([, degrees]) => !DEGREES.test(degrees))
    .map(
      ([key, degrees]) =>
        `content/site.ts, geo, ${id}, ${key}: ${degrees} does not say where the building stands. Write degrees with five decimals, as in -6.98300.`,
    )
}
