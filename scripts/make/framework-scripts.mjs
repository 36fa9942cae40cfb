/** @returns {string[]} the `data-island` value of each island of a page: `visible`, `idle` or `load` */
export const islandsOf = ($) =>
  $('[data-island]')
    .toArray()
    .map(({ attribs }) => attribs['data-island'])

/** @typedef {Record<string, string>} Attributes of a script element */

/** @param {Attributes} attributes */
const isChunk = ({ src, type }) => type === undefined && src?.startsWith('/_next/static/chunks/')
/** @param {Attributes} attributes */
const isPayload = ({ src, type }, code) =>
  type === undefined && src === undefined && /self\.__next_f|globalThis\["TURBOPACK"\]/.test(code)

/**
 * Removes the framework's scripts and their preloads from a page: the chunks of the framework and the site, and the
 * payload, inline scripts with the list of chunks and the data that React hydrates from.
 *
 * @param {import('cheerio').CheerioAPI} $
 * @returns the removed elements
 * @throws on a script in another shape than Next 16 gives them: Next has changed, and this file has to follow
 */
export function removeScripts($) {
  const scripts = $('script').not('[type="application/ld+json"], [type="speculationrules"]').toArray()
  const chunks = scripts.filter(({ attribs }) => isChunk(attribs))
  const payload = scripts.filter((script) => isPayload(script.attribs, $(script).text()))
  const unknown = scripts.find((script) => !chunks.includes(script) && !payload.includes(script))
  if (unknown)
    throw new Error(
      `has a script of unknown shape, ${$.html(unknown).slice(0, 100)}: Next exports scripts differently now`,
    )
  $(scripts).remove()
  $('link[rel="preload"][as="script"]').remove()
  return { chunks, payload }
}

/**
 * Removes the framework's scripts from a page and returns them for the page script, which starts them when an island is
 * due (components/enhancements/deferred-start.ts). The polyfills of old browsers (`nomodule`) are dropped.
 *
 * @returns {{ payload: string, chunks: string[] }} the code of the payload, which runs first, and the addresses of the
 *   chunks in the order in which they run, with the one that starts the framework last
 * @throws on a script of unknown shape
 */
export function deferScripts($) {
  const { chunks, payload } = removeScripts($)
  const code = payload.map((script) => $(script).text()).join('\n')
  const addresses = chunks
    .filter(({ attribs }) => attribs.nomodule === undefined)
    .map(({ attribs }) => attribs.src)
  const isStarter = (src) => src.includes('/turbopack-')
  if (!code || addresses.filter(isStarter).length !== 1)
    throw new Error(
      'has no payload, or not exactly one turbopack-* script, which starts the framework: Next exports scripts differently now',
    )
  return { payload: code, chunks: addresses.sort((a, b) => isStarter(a) - isStarter(b)) }
}
