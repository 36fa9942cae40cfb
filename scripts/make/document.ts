import { createHash } from 'node:crypto'
import type { CheerioAPI } from 'cheerio'

/**
 * Puts what a page needs for its first paint at the start of its head: the preload of its first picture, so that the browser
 * requests it while the rest of the page arrives, then the styles, then the page script.
 *
 * @param deferred addresses of the scripts that the page script starts when an island is due
 */
export function addHead($: CheerioAPI, css: string, code: string, deferred: string[]) {
  const script = $('<script>').text(code)
  if (deferred.length > 0) script.attr('data-scripts', deferred.join(' '))
  const pictures = $('link[rel="preload"][as="image"]')
  $('meta[charset]').after($('meta[name="viewport"]'), pictures, $('<style>').text(css), script)
}

/** HTML of a page up to the end of its first section, which fills a phone's first screen. */
export const firstScreenOf = ($: CheerioAPI) => $.html($('main').prevAll()) + $.html($('main > :first-child'))

/**
 * Puts styles behind the first section of a page. HTML allows no `<style>` in the body, apart from that of SVG, which applies
 * to the whole page.
 */
export function addLaterStyles($: CheerioAPI, css: string) {
  const place = $('<div hidden data-later-styles><svg><style></style></svg></div>')
  place.find('style').text(css)
  $('main > :first-child').after(place)
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
