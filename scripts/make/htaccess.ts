import { readFileSync } from 'node:fs'

/**
 * `docs/deploy/htaccess` for the address of the site. The domain with `www`, or without when the address has it, redirects to it.
 *
 * @param url origin without a trailing slash
 */
export function htaccessFor(url: string) {
  const { hostname } = new URL(url)
  const other = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`
  return readFileSync('docs/deploy/htaccess', 'utf8')
    .replace('https://www.your-domain.ie', url)
    .replace(String.raw`your-domain\.ie`, other.replaceAll('.', String.raw`\.`))
}
