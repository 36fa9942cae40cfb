import { createHash } from 'node:crypto'

/**
 * Adds the inline page script to a page, before any style sheet that would delay it.
 *
 * @param {import('cheerio').CheerioAPI} $
 * @param {string} code
 * @param {string[]} deferred addresses of the scripts that it starts when an island is due
 */
export function addPageScript($, code, deferred) {
  const script = $('<script>').text(code)
  if (deferred.length > 0) script.attr('data-scripts', deferred.join(' '))
  $('meta[charset]').after(script)
}

/**
 * Adds the content security policy to a page, right after the charset. It allows inline scripts by hash; JSON-LD is data
 * and does not run.
 *
 * @param {import('cheerio').CheerioAPI} $
 * @param {(hashes: string[]) => string} policyWith returns the policy that allows inline scripts with these hashes
 */
export function addPolicy($, policyWith) {
  const scripts = $('script:not([src]):not([type="application/ld+json"])').toArray()
  const hashOf = (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  const content = policyWith([...new Set(scripts.map((script) => hashOf($(script).text())))])
  $('meta[charset]').after($('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content }))
}
