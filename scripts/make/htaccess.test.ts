/** @jest-environment node */
import { htaccessFor } from './htaccess'

it.each([
  ['without www', 'https://www.lakeside.ie', 'lakeside.ie'],
  ['with www', 'https://lakeside.ie', 'www.lakeside.ie'],
  ['with www, of a subdomain', 'https://stay.lakeside.ie', 'www.stay.lakeside.ie'],
])('redirects the domain %s to the address of the site', (_, url, other) => {
  const text: string = htaccessFor(url)
  const [, domain, target] = /%\{HTTP_HOST\} (\S+) \[NC\]\nRewriteRule \^ (\S+)%\{REQUEST_URI\}/.exec(text)!
  expect(
    [other, `${other}:443`, url.slice('https://'.length)].map((host) => RegExp(domain!).test(host)),
  ).toEqual([true, true, false])
  // The temporary address that some hosts give a site begins with its domain.
  expect(`${other}.host.example`).not.toMatch(RegExp(domain!))
  expect(target).toBe(url)
  expect(text).not.toContain('your-domain')
})
