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

/**
 * Lists what a page's own policy would block in a browser.
 *
 * @returns {string[]} one phrase for each, as in `has a style attribute on <p>`
 */
export const problemsOf = ($) => $('*').toArray().flatMap(problemsOfElement)

function problemsOfElement({ tagName, attribs }) {
  const { class: className, href, src, style } = attribs
  const tag = className ? `<${tagName} class="${className}">` : `<${tagName}>`
  const handlers = Object.keys(attribs).filter((name) => name.startsWith('on'))
  return [
    style !== undefined && `has a style attribute on ${tag}`,
    tagName === 'style' && 'has a <style> element',
    ...handlers.map((name) => `has an inline handler, ${name}, on ${tag}`),
    tagName === 'script' && src && !/^\/(?!\/)/.test(src) && `has a script from elsewhere: ${src}`,
    href?.startsWith('javascript:') && `has a javascript: link, ${tag}`,
  ].filter(Boolean)
}
