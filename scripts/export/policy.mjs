import { createHash } from 'node:crypto'

const CHARSET = '<meta charSet="utf-8"/>'
// A script with a type of its own, such as JSON-LD, is data and does not run.
const inlineScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g

/** @param {string} text of an inline script, to the byte */
export const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Puts a content security policy right after a page's charset: nothing but what the site itself serves, and of inline
 * scripts just those that are in the page now, by their hashes. What a meta tag cannot say stands in the host's headers.
 *
 * @param {string} html a page as it will be served, policy apart
 * @param {readonly string[]} added texts of inline scripts that the page adds to itself
 * @throws where the page does not start with its charset
 */
export function addPolicy(html, added = []) {
  if (!html.includes(CHARSET)) throw new Error('has no charset of the shape known')
  const inline = [...html.matchAll(inlineScript)].map(([, text]) => text)
  const hashes = [...new Set([...inline, ...added].map(hashOf))]
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    ...['style', 'img', 'font', 'connect', 'manifest'].map((kind) => `${kind}-src 'self'`),
    ...['object-src', 'base-uri', 'form-action'].map((directive) => `${directive} 'none'`),
  ].join('; ')
  return html.replace(CHARSET, `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
}
