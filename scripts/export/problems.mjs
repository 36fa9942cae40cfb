import { load } from 'cheerio'
import { hashOf } from './policy.mjs'

const where = (element) =>
  `<${element.tagName}${element.attribs.class ? ` class="${element.attribs.class}"` : ''}>`

/**
 * What a page holds that its own policy would stop, as a browser would find it: not a search in the text, but the parsed
 * document.
 *
 * @param {string} html a page as it will be served
 * @returns {string[]} a sentence each; none where all is well
 */
export function problemsOf(html) {
  const $ = load(html)
  const all = $('*').toArray()
  const policy = $('meta[charset] + meta[http-equiv="Content-Security-Policy"]').attr('content') ?? ''
  const inline = $('script:not([src]):not([type])').toArray()
  return [
    ...(policy ? [] : ['has no policy right after its charset']),
    ...all.filter(({ attribs }) => 'style' in attribs).map((one) => `has a style attribute on ${where(one)}`),
    ...$('style')
      .toArray()
      .map(() => 'has a <style> element'),
    ...all
      .flatMap((one) => Object.keys(one.attribs).map((name) => [name, one]))
      .filter(([name]) => /^on/.test(name))
      .map(([name, one]) => `has an inline handler, ${name}, on ${where(one)}`),
    ...inline
      .filter((script) => !policy.includes(hashOf($(script).text())))
      .map((script) => `has a script without a hash: ${$(script).text().slice(0, 40)}…`),
    ...$('script[src]')
      .toArray()
      .filter(({ attribs }) => !/^\/(?!\/)/.test(attribs.src))
      .map(({ attribs }) => `has a script from elsewhere: ${attribs.src}`),
    ...$('[href^="javascript:"]')
      .toArray()
      .map((one) => `has a javascript: link, ${where(one)}`),
  ]
}
