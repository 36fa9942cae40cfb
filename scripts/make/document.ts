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
 * arrives, the styles, and the early script.
 */
export function addHead($: CheerioAPI, css: string, earlyCode: string) {
  const first = ['meta[name="viewport"]', ...DESCRIBES_PAGE, 'link[rel="preload"][as="image"]']
  const parts = first.flatMap((selector) => $(`head > ${selector}`).toArray())
  $('meta[charset]').after($(parts), $('<style>').text(css), $('<script>').text(earlyCode))
}

/**
 * Adds the page script at the end of the page, so that the first paint does not wait for it.
 *
 * @param deferred addresses of the scripts that it starts when an island is due
 */
export function addPageScript($: CheerioAPI, code: string, deferred: string[]) {
  const script = $('<script>').text(code)
  if (deferred.length > 0) script.attr('data-scripts', deferred.join(' '))
  $('body').append(script)
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
