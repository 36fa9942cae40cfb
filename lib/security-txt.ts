import { absoluteUrl } from './absolute-url'
import type { Site } from './schema/site'

const PATH = '/.well-known/security.txt'

/**
 * Whom to tell of a hole in the site, for those who look for one where RFC 9116 puts it. Until when it may be believed
 * stands in the content and not on the clock, so that a build can be repeated.
 *
 * @example securityTxt(site) // 'Contact: mailto:info@edgewater.example\nExpires: 2027-10-31T00:00:00Z\n…'
 */
export function securityTxt({ email, securityContactUntil, url }: Site): string {
  const fields = [
    ['Contact', email.href],
    ['Expires', `${securityContactUntil}T00:00:00Z`],
    ['Preferred-Languages', 'en'],
    ['Canonical', absoluteUrl(url, PATH)],
  ]
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}
