import { createHash } from 'node:crypto'
import type { CheerioAPI } from 'cheerio'

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
 * Writes the inline scripts into their places (components/ui/InlineScript.tsx).
 *
 * @param scripts their code by name
 * @param deferred addresses of the framework's scripts. Those of an island that is in view from the start stand in its page,
 *   without keeping the first paint waiting; those of others are started by the page script when one comes near
 */
export function addScripts($: CheerioAPI, scripts: Record<string, string>, deferred: string[]) {
  for (const script of $('[data-inline]').toArray()) $(script).text(scripts[script.attribs['data-inline']!]!)
  if ($('[data-island="load"]').length > 0)
    for (const src of deferred) $('head').append($('<script>').attr({ src, defer: '', fetchpriority: 'low' }))
  else if (deferred.length > 0) $('[data-inline="page"]').attr('data-scripts', deferred.join(' '))
}

/**
 * Adds to each page of the sitemap the pictures in its main part, apart from the decorative ones, as search engines read them:
 * https://www.google.com/schemas/sitemap-image/1.1
 *
 * @param pages by their addresses
 */
export function addPictures(sitemap: CheerioAPI, pages: Map<string, CheerioAPI>) {
  sitemap('urlset').attr('xmlns:image', 'http://www.google.com/schemas/sitemap-image/1.1')
  for (const url of sitemap('url').toArray()) {
    const address = sitemap(url).find('loc').text()
    const $ = pages.get(address)
    if (!$) throw new Error(`The sitemap lists ${address}, which is no page.`)
    const sources = $('main img:not([alt=""])')
      .toArray()
      .map(({ attribs }) => new URL(attribs.src!, address).href)
    for (const source of new Set(sources))
      sitemap(url).append(sitemap('<image:image>').append(sitemap('<image:loc>').text(source)))
  }
}

/**
 * Adds the content security policy to a page, right after the charset. It allows inline scripts and styles by hash; JSON-LD
 * is data and does not run.
 *
 * @param policyWith returns the policy that allows these hashes
 */
export function addPolicy($: CheerioAPI, policyWith: (scripts: string[], styles: string[]) => string) {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const hashesOf = (selector: string) => [
    ...new Set(
      $(selector)
        .toArray()
        .map((element) => hashOf($(element).text())),
    ),
  ]
  const content = policyWith(
    hashesOf('script:not([src]):not([type="application/ld+json"])'),
    hashesOf('style'),
  )
  $('meta[charset]').after($('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content }))
}
