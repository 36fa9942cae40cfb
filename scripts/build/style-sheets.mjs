import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const sheetsOf = ($) => $('link[rel="stylesheet"][data-precedence="next"]').toArray()

/**
 * All style sheets that Next links, each once: first each sheet that is the first one of some page, then each second one,
 * and so on. Next gives sheets that pages share the same position, so every page keeps its own order.
 *
 * @param {import('cheerio').CheerioAPI[]} documents
 * @returns {string[]} addresses
 */
export function sheetOrder(documents) {
  const lists = documents.map(($) => sheetsOf($).map(({ attribs }) => attribs.href))
  const longest = Math.max(...lists.map((list) => list.length))
  const byPosition = Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []).sort(),
  )
  return [...new Set(byPosition.flat())]
}

/** Links one style sheet in a page in place of several. */
export function linkOneSheet($, href) {
  const [first, ...others] = sheetsOf($)
  $(first).attr('href', href)
  $(others).remove()
}

const WHOLE_ITALIC = 'node_modules/@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2'

/** Selector of the text that the style sheets set in italic: names of water, in sentences and on the chart. */
const ITALIC = 'i, [data-look="water"]'

/**
 * Subsets the italic typeface, which has 17.6 kB, to the handful of words that pages set in it.
 *
 * @param {import('cheerio').CheerioAPI[]} documents
 * @returns {Promise<Buffer>} woff2
 */
export const subsetItalic = (documents) =>
  subsetFont(readFileSync(WHOLE_ITALIC), documents.map(($) => $(ITALIC).text()).join(''), {
    targetFormat: 'woff2',
  })
