import { createHash } from 'node:crypto'

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Inline scripts that the policy has to name by their hash; JSON-LD is data and does not run. */
const inlineScripts = ($) => $('script:not([src]):not([type="application/ld+json"])').toArray()

/**
 * Puts the inline page script at the start of a page's head, where no style sheet delays it.
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
 * Puts the content security policy right after a page's charset.
 *
 * @param {import('cheerio').CheerioAPI} $
 * @param {(sources: string[]) => string} policyWith gives the policy that allows the hashes of the page's inline scripts
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
 * What a browser would refuse under the page's own policy.
 *
 * @returns {string[]} a phrase each, `has a style attribute on <p>`
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
