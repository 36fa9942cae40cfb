const DATA_TYPES = ['application/ld+json', 'speculationrules']

/** @returns {string[]} the `data-island` value of each island of a page: `visible`, `idle` or `load` */
export const islandsOf = ($) =>
  $('[data-island]')
    .toArray()
    .map(({ attribs }) => attribs['data-island'])

/**
 * Sorts a page's scripts by the shape that Next 16 gives them.
 *
 * @param {import('cheerio').CheerioAPI} $
 * @returns the elements: `chunks` of the framework and the site, `payload` (inline scripts with the list of chunks and the
 *   data that React hydrates from), `polyfills` and `preloads`
 * @throws on a script of another shape: Next has changed, and this file has to follow
 */
function sortScripts($) {
  const sorted = { chunks: [], payload: [], polyfills: [], data: [] }
  for (const script of $('script').toArray()) sorted[kindOf($, script)].push(script)
  return { ...sorted, preloads: $('link[rel="preload"][as="script"]').toArray() }
}

function kindOf($, script) {
  const { src, type, nomodule } = script.attribs
  const text = $(script).text()
  if (DATA_TYPES.includes(type)) return 'data'
  if (type === undefined && src?.startsWith('/_next/static/chunks/'))
    return nomodule === undefined ? 'chunks' : 'polyfills'
  if (type === undefined && src === undefined && /self\.__next_f|globalThis\["TURBOPACK"\]/.test(text))
    return 'payload'
  throw new Error(
    `has a script of unknown shape, ${$.html(script).slice(0, 100)}: Next exports scripts differently now`,
  )
}

/**
 * Removes the framework's scripts, their preloads and the payload from a page.
 *
 * @throws on a script of unknown shape
 */
export function removeScripts($) {
  const { chunks, payload, polyfills, preloads } = sortScripts($)
  $([...chunks, ...payload, ...polyfills, ...preloads]).remove()
}

/**
 * Removes the framework's scripts from a page and returns them for the page script, which starts them when an island is
 * due (components/enhancements/deferred-start.ts).
 *
 * @returns {{ payload: string, chunks: string[] }} the code of the payload, which runs first, and the addresses of the
 *   chunks in the order in which they run, with the one that starts the framework last
 * @throws on a script of unknown shape
 */
export function deferScripts($) {
  const { chunks, payload } = sortScripts($)
  const code = payload.map((script) => $(script).text()).join('\n')
  const addresses = chunks.map(({ attribs }) => attribs.src)
  const isStarter = (src) => src.includes('/turbopack-')
  if (!code || addresses.filter(isStarter).length !== 1)
    throw new Error(
      'has no payload, or not exactly one turbopack-* script, which starts the framework: Next exports scripts differently now',
    )
  removeScripts($)
  return { payload: code, chunks: addresses.sort((a, b) => isStarter(a) - isStarter(b)) }
}
