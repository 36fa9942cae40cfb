/** Media types that every host knows; `_headers` lists the others. */
export const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/**
 * Reads a `_headers` file.
 *
 * @param {string} text
 * @returns {(address: string) => [string, string][]} names and values of the headers for an address, in order
 */
export function readHeaders(text) {
  const rules = []
  for (const line of text.split('\n')) {
    const pattern = `^${line.replaceAll('.', '\\.').replace('*', '.*')}$`
    if (line.startsWith('/')) rules.push({ pattern: new RegExp(pattern), headers: [] })
    if (line.startsWith(' ')) rules.at(-1).headers.push(line.trim().split(/: (.*)/, 2))
  }
  return (address) => rules.filter(({ pattern }) => pattern.test(address)).flatMap(({ headers }) => headers)
}
