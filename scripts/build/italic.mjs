import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const WHOLE = 'node_modules/@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2'

/** Selector of the text that the style sheets set in italic: names of water, in sentences and on the chart. */
const ITALIC = 'i, [data-look="water"]'

/**
 * The characters that pages set in italic, sorted, each once.
 *
 * @param {import('cheerio').CheerioAPI[]} documents
 * @example italicCharacters([load('<p>One <i>lough</i>')]) // 'ghlou'
 */
export function italicCharacters(documents) {
  const texts = documents.map(($) => $(ITALIC).text())
  return [...new Set(texts.join(''))].sort().join('')
}

/**
 * Subsets the italic typeface, which has 17.6 kB and sets a handful of words.
 *
 * @returns {Promise<Buffer>} woff2
 */
export const cutItalic = (characters) =>
  subsetFont(readFileSync(WHOLE), characters, { targetFormat: 'woff2' })
