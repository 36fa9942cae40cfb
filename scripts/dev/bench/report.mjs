const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const kinds = { Document: 'html', Stylesheet: 'css', Script: 'script', Font: 'fonts', Image: 'pictures' }

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`
const kibibytes = (bytes) => (bytes / 1024).toFixed(1)

/** For each figure its key, the heading of its column and its format. */
const figures = [
  ['lcp', 'LCP', seconds],
  ['fcp', 'FCP', seconds],
  ['tbt', 'TBT', (tbt) => `${Math.round(tbt)} ms`],
  ['cls', 'CLS', (cls) => cls.toFixed(3)],
  ['performance', 'Performance', String],
  ['accessibility', 'Accessibility', String],
  ['best-practices', 'Best practices', String],
  ['seo', 'SEO', String],
  ['total', 'KiB', kibibytes],
  ['html', 'HTML', kibibytes],
  ['css', 'CSS', kibibytes],
  ['script', 'Script', kibibytes],
  ['fonts', 'Fonts', kibibytes],
  ['pictures', 'Pictures', kibibytes],
  ['requests', 'Requests', String],
  ['later', 'Script after load', kibibytes],
]

export const columns = figures.map(([, heading]) => heading)

/**
 * Reads the figures of one Lighthouse report.
 *
 * @param {object} report of `--output=json`
 * @returns milliseconds, scores out of 100, transferred bytes and the number of requests. `later` counts scripts that are
 *   requested after the load event and is in no total, because Lighthouse stops recording at varying times
 */
export function readReport({ audits, categories: scores }) {
  const loaded = audits.metrics.details.items[0].observedLoad
  const bytes = { html: 0, css: 0, script: 0, fonts: 0, pictures: 0, later: 0 }
  let requests = 0
  for (const { resourceType, networkRequestTime, transferSize } of audits['network-requests'].details.items) {
    const isLater = resourceType === 'Script' && networkRequestTime > loaded
    const kind = isLater ? 'later' : kinds[resourceType]
    if (!kind || transferSize === 0) continue
    bytes[kind] += transferSize
    if (!isLater) requests += 1
  }
  const { later, ...sent } = bytes
  return {
    lcp: audits['largest-contentful-paint'].numericValue,
    fcp: audits['first-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    ...Object.fromEntries(categories.map((name) => [name, Math.round(scores[name].score * 100)])),
    ...sent,
    total: Object.values(sent).reduce((sum, each) => sum + each, 0),
    requests,
    later,
  }
}

/** The cells of a row: the median of each figure, or its lower median; a dash when no run succeeded. */
export function medians(runs) {
  const middle = Math.ceil(runs.length / 2) - 1
  return figures.map(([key, , print]) =>
    runs.length === 0 ? '–' : print(runs.map((run) => run[key]).sort((a, b) => a - b)[middle]),
  )
}

/** A Markdown table in Prettier's format: every column is as wide as its widest cell. */
export function markdown(headings, rows) {
  const widths = headings.map((_, column) =>
    Math.max(3, ...[headings, ...rows].map((row) => row[column].length)),
  )
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
