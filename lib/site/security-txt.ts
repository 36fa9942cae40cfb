import { absoluteUrl } from './absolute-url'
import type { Site } from '../schema/site'

/**
 * The contact for reports of security holes, in the file that RFC 9116 defines. Its expiry date comes from the content,
 * not from the clock, so that builds are reproducible.
 *
 * @example securityTxt(site) // 'Contact: mailto:info@edgewater.example\nExpires: 2027-10-31T00:00:00Z\n…'
 */
export const securityTxt = ({ email, securityContactUntil, url }: Site) =>
  `Contact: ${email.href}
Expires: ${securityContactUntil}T00:00:00Z
Preferred-Languages: en
Canonical: ${absoluteUrl(url, '/.well-known/security.txt')}
`
