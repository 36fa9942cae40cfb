import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const WHOLE = 'node_modules/@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2'

/** All that the style sheets set in italic: names of water in texts, and on the chart. */
const ITALIC = 'i, [data-look="water"]'

/**
 * The characters that pages set in italic, once each, in order.
 *
 * @param {import('cheerio').CheerioAPI[]} documents
 * @example italicCharacters([load('<p>One <i>lough</i>')]) // 'ghlou'
 */
export function italicCharacters(documents) {
  const texts = documents.map(($) => $(ITALIC).text())
  return [...new Set(texts.join(''))].sort().join('')
}

/**
 * Cuts the italic typeface, 17.6 kB for a handful of words, to the characters that it sets.
 *
 * @returns {Promise<Buffer>} woff2
 */
export const cutItalic = (characters) =>
  subsetFont(readFileSync(WHOLE), characters, { targetFormat: 'woff2' })
