import { createHash } from 'node:crypto'

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Inline scripts that the policy has to allow by hash; JSON-LD is data and does not run. */
const inlineScripts = ($) => $('script:not([src]):not([type="application/ld+json"])').toArray()

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
 * Adds the content security policy to a page, right after the charset.
 *
 * @param {import('cheerio').CheerioAPI} $
 * @param {(hashes: string[]) => string} policyWith returns the policy that allows inline scripts with these hashes
 */
export function addPolicy($, policyWith) {
  const hashes = inlineScripts($).map((script) => hashOf($(script).text()))
  const policy = $('<meta>').attr({
    'http-equiv': 'Content-Security-Policy',
    content: policyWith([...new Set(hashes)]),
  })
  $('meta[charset]').after(policy)
}

const tagOf = ({ tagName, attribs }) => `<${tagName}${attribs.class ? ` class="${attribs.class}"` : ''}>`

/**
 * Lists what a page's own policy would block in a browser.
 *
 * @returns {string[]} one phrase for each, as in `has a style attribute on <p>`
 */
export function problemsOf($) {
  return $('*')
    .toArray()
    .flatMap((element) => {
      const { tagName, attribs } = element
      const handlers = Object.keys(attribs).filter((name) => name.startsWith('on'))
      return [
        'style' in attribs && `has a style attribute on ${tagOf(element)}`,
        tagName === 'style' && 'has a <style> element',
        ...handlers.map((name) => `has an inline handler, ${name}, on ${tagOf(element)}`),
        tagName === 'script' &&
          attribs.src &&
          !/^\/(?!\/)/.test(attribs.src) &&
          `has a script from elsewhere: ${attribs.src}`,
        attribs.href?.startsWith('javascript:') && `has a javascript: link, ${tagOf(element)}`,
      ].filter(Boolean)
    })
}
