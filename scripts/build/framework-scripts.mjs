const DATA_TYPES = ['application/ld+json', 'speculationrules']

/** @returns {string[]} when the islands of a page hydrate: `visible`, `idle` or `load` each */
export const islandsOf = ($) =>
  $('[data-island]')
    .toArray()
    .map(({ attribs }) => attribs['data-island'])

/**
 * Tells a page's scripts apart by the shape that Next 16 gives them.
 *
 * @param {import('cheerio').CheerioAPI} $
 * @returns the elements: `chunks` of the framework and the site, `payload` (inline: which chunks the page needs, and the
 *   page once more, as React's data), `polyfills` and `preloads`
 * @throws where a script has another shape: Next has changed, and so must this file
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
 * Removes everything of the framework from a page without islands.
 *
 * @throws where a script has an unknown shape
 */
export function removeScripts($) {
  const { chunks, payload, polyfills, preloads } = sortScripts($)
  $([...chunks, ...payload, ...polyfills, ...preloads]).remove()
}

/**
 * Takes the framework's scripts out of a page, for the page script to start them when an island is due
 * (components/enhancements/deferred-start.ts).
 *
 * @returns {{ payload: string, chunks: string[] }} the code of the payload, which runs first, and the addresses of the
 *   chunks in the order in which they run: the one that starts the framework is the last
 * @throws where a script has an unknown shape
 */
export function deferScripts($) {
  const { chunks, payload } = sortScripts($)
  const code = payload.map((script) => $(script).text()).join('\n')
  const addresses = chunks.map(({ attribs }) => attribs.src)
  const isStarter = (src) => src.includes('/turbopack-')
  if (!code || addresses.filter(isStarter).length !== 1)
    throw new Error(
      'has no payload, or not one script that starts the framework: Next exports scripts differently now',
    )
  removeScripts($)
  return { payload: code, chunks: addresses.sort((a, b) => isStarter(a) - isStarter(b)) }
}
