/**
 * What a host says beside each file. The one source: the preview server reads it, and the files of every other host
 * are written from it.
 */

// Features of a browser that the site has no use for. What it uses (clipboard-write, web-share, fullscreen) is not
// named here and stays its own.
// prettier-ignore
const unused = [
  'accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media',
  'gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi',
  'payment', 'picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access', 'usb',
  'xr-spatial-tracking',
]

/** Every answer carries these. What a page may run is in its own meta tag; here stands what a meta tag cannot say. */
export const everywhere = {
  // This host alone: the owner's other hosts may have no certificate.
  'Strict-Transport-Security': 'max-age=31536000',
  // In place of X-Frame-Options, which no browser needs that can run the site.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Names in these folders change with their bytes. */
export const hashedFolders = ['/_next/static/', '/pictures/', '/cards/', '/charts/', '/fonts/', '/viewer/']

/** Feed readers, image searches and link previews show these in pages of their own. Nobody else needs the rest. */
export const sharedFolders = ['/pictures/', '/cards/']

export const immutable = 'public, max-age=31536000, immutable'
export const revalidated = 'no-cache'

/** Media types by file name; the longer ending wins. */
export const types = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '/feed.xml': 'application/rss+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Those whose text is in UTF-8 because the header says so. */
export const hasCharset = (type) => /^text\/|[/+]xml$/.test(type) && !type.startsWith('image/')
export const isText = (type) => /^text\/|[/+](json|xml)\b/.test(type)
export const withCharset = (type) => (hasCharset(type) ? `${type}; charset=utf-8` : type)

/** @example typeOf('/feed.xml') // 'application/rss+xml; charset=utf-8' */
export function typeOf(file) {
  const endings = Object.keys(types).filter((ending) => file.endsWith(ending))
  const longest = endings.sort((a, b) => b.length - a.length)[0]
  return longest ? withCharset(types[longest]) : 'application/octet-stream'
}

const ending = '(?:/index|\\.html|/)+$'

/**
 * Addresses that are not a page's own, as regular expressions that JavaScript, PCRE and RE2 read alike. The group is
 * the page's own: `/house/`, `/house.html` and `/house/index.html` give `/house`. The home page's is `/`, which
 * matches too.
 */
export const uncleanHome = `^${ending}`
export const uncleanPage = `^(/.+?)${ending}`

/** What belongs to the hosts that read it from the export, and to nobody else. */
export const hostFiles = ['/_headers']

/**
 * The headers of a file that is there; one that is not has none but those of the 404 page.
 *
 * @param {string} file from the root of the export, `/house.html`
 */
export function headersOf(file) {
  const isIn = (folders) => folders.some((folder) => file.startsWith(folder))
  return {
    ...everywhere,
    'Cache-Control': isIn(hashedFolders) ? immutable : revalidated,
    'Cross-Origin-Resource-Policy': isIn(sharedFolders) ? 'cross-origin' : 'same-origin',
    // Route data, mostly. What is written for machines belongs in no search.
    ...(file.endsWith('.txt') && { 'X-Robots-Tag': 'noindex' }),
    'Content-Type': typeOf(file),
  }
}
