import { readLines, replaced } from '../shared/files'

/**
 * `docs/deploy/htaccess` for the address of the site. The domain with `www`, or without when the address has it, redirects to it.
 *
 * @param url origin without a trailing slash
 */
export function htaccessFor(url: string) {
  const { hostname } = new URL(url)
  const other = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`
  const addressed = replaced(readLines('docs/deploy/htaccess'), 'https://www.your-domain.ie', url)
  return replaced(addressed, String.raw`your-domain\.ie`, other.replaceAll('.', String.raw`\.`))
}
