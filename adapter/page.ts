/** What the adapter does to the document of each page. */
import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import type { CheerioAPI } from 'cheerio'
import postcss from 'postcss'

const isChunk = (src = '') => /^\/_next\/static\/chunks\//.test(src)
const isPayload = (code: string) => /self\.__next_f|globalThis\["TURBOPACK"\]/.test(code)
const isStarter = (address: string) => address.includes('/turbopack-')

/**
 * Takes the framework's scripts and their preloads out of a page: the chunks of the framework and the site, and the payload,
 * inline scripts with the list of chunks and the data that React hydrates from.
 *
 * @returns the code of the payload, which runs first; the addresses of the chunks in the order in which they run, with the one
 *   that starts the framework last; and those of the scripts that only old browsers run (`nomodule`), which no page keeps
 * @throws on a script in another shape than Next 16 gives them: Next has changed, and this file has to follow
 */
export function takeScripts($: CheerioAPI) {
  const payload: string[] = []
  const chunks: string[] = []
  const polyfills: string[] = []
  for (const script of $('script').not('[type="application/ld+json"], [data-page-script]').toArray()) {
    const { src, type, nomodule } = script.attribs
    const code = $(script).text()
    if (type === undefined && isChunk(src)) (nomodule === undefined ? chunks : polyfills).push(src!)
    else if (type === undefined && src === undefined && isPayload(code)) payload.push(code)
    else throw new Error(`has a script of unknown shape, ${$.html(script).slice(0, 100)}`)
    $(script).remove()
  }
  $('link[rel="preload"][as="script"]').remove()
  if (payload.length === 0 || chunks.filter(isStarter).length !== 1)
    throw new Error('has no payload, or not exactly one turbopack-* script, which starts the framework')
  chunks.sort((a, b) => Number(isStarter(a)) - Number(isStarter(b)))
  return { payload: payload.join('\n'), chunks, polyfills }
}

/**
 * Takes the links to style sheets, and to those that Next preloads, out of a page.
 *
 * @returns addresses of the sheets, in order
 * @throws when there is no link: Next has changed, and this function has to follow
 */
export function takeSheets($: CheerioAPI) {
  const links = $('link[rel="stylesheet"][data-precedence="next"]').remove().toArray()
  if (links.length === 0) throw new Error('links no style sheet in a known shape')
  $('link[rel="preload"][as="style"]').remove()
  return links.map(({ attribs }) => attribs.href!)
}

/**
 * Takes the style sheets and the scripts out of a payload, which the page has already: React would load the sheets once more, and
 * run the scripts twice. The payload is JSON in a string of JavaScript. `HL` is a hint, on which React preloads a file.
 *
 * @throws when it still names a sheet or has a script: Next has changed, and this function has to follow
 */
export function withoutFiles(payload: string) {
  const code = payload
    .replace(/\[\\"\$\\",\\"link\\",\\"\d+\\",\{\\"rel\\":\\"stylesheet\\"[^}]*\}\]/g, 'null')
    .replace(/\[\\"\$\\",\\"script\\",\\"script-\d+\\",\{\\"src\\":[^}]*\}\]/g, 'null')
    .replace(/:HL\[\\"[^"]*\.css\\",\\"style\\"\]\\n/g, '')
  if (/\.css\b|\\"script-\d/.test(code))
    throw new Error('names a style sheet or a script in its payload in an unknown shape')
  return code
}

/**
 * The text of a style sheet, with the addresses in it resolved, so that it can stand in a page.
 *
 * @param href address of the sheet
 */
export const withAbsoluteUrls = (css: string, href: string) =>
  css.replace(/url\((\.\.\/[^)]+)\)/g, (_, url) => `url(${posix.resolve(posix.dirname(href), url)})`)

/** Whether all classes of a selector stand in `text`. */
function isUsedIn(text: string, selector: string) {
  // A page needs nothing of a `:not(…)`, and one part of a list such as `:has(.a, .b)`.
  const needed = selector.replace(/:not\(([^()]|\([^()]*\))*\)|\([^()]*,[^()]*\)/g, '')
  return Array.from(needed.matchAll(/\.([a-z_-][\w-]*)/gi)).every(([, name]) => text.includes(name!))
}

/**
 * Removes the rules of classes that a page does not have.
 *
 * @param page HTML, payload and scripts of the page: all text in which a class of it may stand
 */
export function usedStyles(css: string, page: string) {
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => isUsedIn(page, selector))
    if (selectors.length > 0) rule.selectors = selectors
    else rule.remove()
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return sheet.toString()
}

/** What cards, search results and feed readers are made of, in their order. */
const DESCRIBES_PAGE = [
  'title',
  'meta[name="description"]',
  'link[rel="canonical"]',
  'meta[name="robots"]',
  'meta:is([property^="og:"], [property^="article:"])',
  'meta[name^="twitter:"]',
  'link:is([rel="icon"], [rel="apple-touch-icon"])',
  'link[rel="alternate"]',
]

/**
 * Puts what describes a page at the start of its head, because a crawler may read no more than its first kilobytes. Then comes
 * what the first paint needs: the preload of the first picture, so that the browser requests it while the rest of the page
 * arrives, and the styles.
 */
export function addHead($: CheerioAPI, css: string) {
  const first = ['meta[name="viewport"]', ...DESCRIBES_PAGE, 'link[rel="preload"][as="image"]']
  const parts = first.flatMap((selector) => $(`head > ${selector}`).toArray())
  $('meta[charset]').after($(parts), $('<style>').text(css))
}

/**
 * Writes the inline script into its place, and gives back the framework's scripts: to the end of a page whose island is in view from
 * the start, without keeping the first paint waiting; otherwise as addresses to the inline script, which loads them when an island
 * comes near.
 *
 * @param deferred addresses of the framework's scripts
 * @throws when the page has not exactly one place for the script
 */
export function addScripts($: CheerioAPI, pageScript: string, deferred: readonly string[]) {
  const place = $('[data-page-script]')
  if (place.length !== 1) throw new Error('has not exactly one <PageScript />')
  place.text(pageScript)
  if ($('[data-island="load"]').length > 0)
    for (const src of deferred) $('body').append($('<script>').attr({ src, defer: '', fetchpriority: 'low' }))
  else if (deferred.length > 0) place.attr('data-scripts', deferred.join(' '))
}

/**
 * Adds the content security policy to a page, right after the charset
 * (docs/decisions/0011-a-policy-without-exceptions.md). It allows only what the site itself serves, and inline scripts and
 * styles by hash; JSON-LD is data and does not run. The host's headers hold the directives that a meta tag cannot.
 */
export function addPolicy($: CheerioAPI) {
  const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const sourcesOf = (selector: string) => {
    const texts = $(selector)
      .toArray()
      .map((element) => $(element).text())
    return Array.from(new Set(texts), sourceOf)
  }
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...sourcesOf('script:not([src], [type="application/ld+json"])')].join(' '),
    ["style-src 'self'", ...sourcesOf('style')].join(' '),
    "img-src 'self'; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'",
  ]
  const attributes = { 'http-equiv': 'Content-Security-Policy', content: policy.join('; ') }
  $('meta[charset]').after($('<meta>').attr(attributes))
}
