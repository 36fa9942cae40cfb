import type { Site } from '../types/site'

/**
 * What is wrong with the address and the contact details that every page carries.
 *
 * @param site `content/site.ts`; its `url` may come from the environment as `SITE_URL`
 * @returns a sentence a problem: file, entry, what is wrong and what mends it; none when all is well
 */
export function checkSite({ url, phone, email }: Pick<Site, 'url' | 'phone' | 'email'>): string[] {
  return [
    ...(isOrigin(url)
      ? []
      : [
          `content/site.ts, url (or SITE_URL): ${url} is no site address. Write it as in https://www.name.ie.`,
        ]),
    ...(/^tel:\+\d{7,15}$/.test(phone.href)
      ? []
      : [
          `content/site.ts, phone: ${phone.href} cannot be rung. Write tel:+ and the digits, country code first.`,
        ]),
    ...(/^mailto:[^\s@?]+@[^\s@?]+$/.test(email.href)
      ? []
      : [`content/site.ts, email: ${email.href} cannot be written to. Write mailto: and the address.`]),
  ]
}

/** Scheme and host, without a path or a slash at the end: pages' own paths follow it. */
function isOrigin(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).origin === url
}
