const sheetsOf = ($) => $('link[rel="stylesheet"][data-precedence="next"]').toArray()
const hrefOf = ({ attribs }) => attribs.href

/**
 * All style sheets that Next links, each once, in an order that suits every page: first each sheet that
 * is the first one of some page, then each second one, and so on.
 *
 * @param {import('cheerio').CheerioAPI[]} documents
 * @returns {string[]} addresses
 */
export function sheetOrder(documents) {
  const lists = documents.map(($) => sheetsOf($).map(hrefOf))
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
