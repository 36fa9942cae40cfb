import type { CheerioAPI } from 'cheerio'

/** The `data-island` value of each island of a page: `idle` or `load` */
export const islandsOf = ($: CheerioAPI) =>
  $('[data-island]')
    .toArray()
    .map(({ attribs }) => attribs['data-island']!)

/** The addresses of the scripts that only old browsers run, which no page keeps. */
export const polyfillsOf = (pages: readonly CheerioAPI[]) =>
  new Set(
    pages.flatMap(($) =>
      $('script[nomodule]')
        .toArray()
        .map(({ attribs }) => attribs.src!),
    ),
  )

/** Attributes of a script element. */
type Attributes = Record<string, string>

const isChunk = ({ src, type }: Attributes) => type === undefined && src?.startsWith('/_next/static/chunks/')
const isPayload = ({ src, type }: Attributes, code: string) =>
  type === undefined && src === undefined && /self\.__next_f|globalThis\["TURBOPACK"\]/.test(code)

/**
 * Removes the framework's scripts and their preloads from a page: the chunks of the framework and the site, and the
 * payload, inline scripts with the list of chunks and the data that React hydrates from.
 *
 * @returns the removed elements
 * @throws on a script in another shape than Next 16 gives them: Next has changed, and this file has to follow
 */
export function removeScripts($: CheerioAPI) {
  const scripts = $('script')
    .not('[type="application/ld+json"], [type="speculationrules"], [data-inline]')
    .toArray()
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
 * @returns the code of the payload, which runs first, and the addresses of the chunks in the order in which
 *   they run, with the one that starts the framework last
 * @throws on a script of unknown shape
 */
export function deferScripts($: CheerioAPI) {
  const { chunks, payload } = removeScripts($)
  const code = payload.map((script) => $(script).text()).join('\n')
  const addresses = chunks
    .filter(({ attribs }) => attribs.nomodule === undefined)
    .map(({ attribs }) => attribs.src!)
  const isStarter = (src: string) => src.includes('/turbopack-')
  if (!code || addresses.filter(isStarter).length !== 1)
    throw new Error(
      'has no payload, or not exactly one turbopack-* script, which starts the framework: Next exports scripts differently now',
    )
  return { payload: code, chunks: addresses.sort((a, b) => Number(isStarter(a)) - Number(isStarter(b))) }
}
