import type { CheerioAPI } from 'cheerio'

/** Attributes of a script element. */
type Attributes = Record<string, string>

const isChunk = ({ src, type }: Attributes) =>
  type === undefined && /^\/_next\/static\/chunks\//.test(src ?? '')
const isPayload = ({ src, type }: Attributes, code: string) =>
  type === undefined && src === undefined && /self\.__next_f|globalThis\["TURBOPACK"\]/.test(code)
const isStarter = (address: string) => address.includes('/turbopack-')

/**
 * Takes the framework's scripts and their preloads out of a page: the chunks of the framework and the site, and the payload,
 * inline scripts with the list of chunks and the data that React hydrates from. Where the page has an island, the page script
 * starts them when it is due (components/page/deferred-start.ts).
 *
 * @returns the code of the payload, which runs first; the addresses of the chunks in the order in which they run, with the one
 *   that starts the framework last; and those of the scripts that only old browsers run (`nomodule`), which no page keeps
 * @throws on a script in another shape than Next 16 gives them: Next has changed, and this file has to follow
 */
export function takeScripts($: CheerioAPI) {
  const all = $('script').not('[type="application/ld+json"], [data-inline]')
  const payload = all.filter((_, script) => isPayload(script.attribs, $(script).text()))
  const chunks = all.filter((_, { attribs }) => isChunk(attribs))
  const [unknown] = all.not(payload).not(chunks)
  if (unknown)
    throw new Error(
      `has a script of unknown shape, ${$.html(unknown).slice(0, 100)}: Next exports scripts differently now`,
    )
  all.remove()
  $('link[rel="preload"][as="script"]').remove()
  const addressesOf = (scripts: typeof chunks) => scripts.toArray().map(({ attribs }) => attribs.src!)
  const addresses = addressesOf(chunks.not('[nomodule]'))
  if (payload.length === 0 || addresses.filter(isStarter).length !== 1)
    throw new Error(
      'has no payload, or not exactly one turbopack-* script, which starts the framework: Next exports scripts differently now',
    )
  return {
    payload: payload
      .toArray()
      .map((script) => $(script).text())
      .join('\n'),
    chunks: addresses.sort((a, b) => Number(isStarter(a)) - Number(isStarter(b))),
    polyfills: addressesOf(chunks.filter('[nomodule]')),
  }
}
