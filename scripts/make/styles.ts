import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { CheerioAPI } from 'cheerio'
import postcss from 'postcss'
import subsetFont from 'subset-font'

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
 * Takes the style sheets out of a payload, from which React would load them once more. It is JSON in a string of JavaScript.
 * `HL` is a hint, on which React preloads a file.
 *
 * @throws when it still names a sheet: Next has changed, and this function has to follow
 */
export function withoutSheets(payload: string) {
  const code = payload
    .replace(/\[\\"\$\\",\\"link\\",\\"\d+\\",\{\\"rel\\":\\"stylesheet\\"[^}]*\}\]/g, 'null')
    .replace(/:HL\[\\"[^"]*\.css\\",\\"style\\"\]\\n/g, '')
  if (/\.css\b/.test(code)) throw new Error('names a style sheet in its payload in an unknown shape')
  return code
}

/**
 * The text of a style sheet, with the addresses in it resolved, so that it can stand in a page.
 *
 * @param href address of the sheet
 */
export const withAbsoluteUrls = (css: string, href: string) =>
  css.replace(/url\((\.\.\/[^)]+)\)/g, (_, url) => `url(${posix.resolve(posix.dirname(href), url)})`)

/** Returns a function that tells whether all classes of a selector stand in `text`. */
const isUsedIn = (text: string) => {
  // Next writes the 404 page also into the payload of every other page, where its attribute has another shape.
  const isNotFound = text.includes('data-unknown-path="true"')
  return (selector: string) => {
    // A page needs nothing of a `:not(…)`, and one part of a list such as `:has(.a, .b)`.
    const needed = selector.replace(/:not\(([^()]|\([^()]*\))*\)|\([^()]*,[^()]*\)/g, '')
    return (
      (isNotFound || !selector.includes('[data-unknown-path]')) &&
      Array.from(needed.matchAll(/\.([a-z_-][\w-]*)/gi)).every(([, name]) => text.includes(name!))
    )
  }
}

/**
 * Removes the rules of classes that a page does not have.
 *
 * @param page HTML, payload and scripts of the page: all text in which a class of it may stand
 */
export function usedStyles(css: string, page: string) {
  const sheet = postcss.parse(css)
  const isUsed = isUsedIn(page)
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter(isUsed)
    if (selectors.length > 0) rule.selectors = selectors
    else rule.remove()
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return sheet.toString()
}

const WHOLE_ITALIC = 'node_modules/@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2'

/** Selector of the text that the style sheets set in italic: names of water, in sentences and on the chart. */
const ITALIC = 'i, [data-look="water"]'

/**
 * Subsets the italic typeface, which has 17.6 kB, to the handful of words that pages set in it.
 *
 * @returns woff2
 */
export const subsetItalic = (documents: CheerioAPI[]) =>
  subsetFont(readFileSync(WHOLE_ITALIC), documents.map(($) => $(ITALIC).text()).join(''), {
    targetFormat: 'woff2',
  })
