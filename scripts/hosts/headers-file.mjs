import { everywhere, hashedFolders, immutable, sharedFolders, typeOf } from './rules.mjs'

const rule = (path, headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * `_headers` for Netlify and Cloudflare Pages. Of two rules that match an address one host takes both values and the
 * other the last, so no header is given twice for any address. HTML and route data are revalidated without a word:
 * it is what both do by themselves.
 *
 * @param {string[]} pages their addresses, `/house`; the 404 page has none
 */
export function headersFile(pages) {
  const own = [...pages, ...hashedFolders.filter((folder) => !sharedFolders.includes(folder))]
  const pathOf = (path) => (hashedFolders.includes(path) ? `${path}*` : path)
  const rules = [
    rule('/*', everywhere),
    ...sharedFolders.map((folder) =>
      rule(`${folder}*`, { 'Cache-Control': immutable, 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ),
    ...own.map((path) =>
      rule(pathOf(path), {
        ...(hashedFolders.includes(path) && { 'Cache-Control': immutable }),
        'Cross-Origin-Resource-Policy': 'same-origin',
      }),
    ),
    rule('/*.txt', { 'X-Robots-Tag': 'noindex' }),
    // The types that hosts are known not to know.
    ...['/feed.xml', '/*.avif', '/*.webmanifest'].map((path) => rule(path, { 'Content-Type': typeOf(path) })),
  ]
  return `${rules.join('\n')}\n`
}
