const numberOf =
  (audit, unit = 1) =>
  ({ audits }) =>
    audits[audit].numericValue / unit
const scoreOf =
  (category) =>
  ({ categories }) =>
    categories[category].score * 100

/**
 * The requests of a page. Scripts that are requested after the load event are counted apart, because Lighthouse stops
 * recording at varying times.
 */
function requestsOf({ audits }, isLate) {
  const counted = ['Document', 'Stylesheet', 'Script', 'Font', 'Image']
  const loaded = audits.metrics.details.items[0].observedLoad
  return audits['network-requests'].details.items.filter(
    ({ resourceType, networkRequestTime, transferSize }) =>
      counted.includes(resourceType) &&
      transferSize > 0 &&
      (resourceType === 'Script' && networkRequestTime > loaded) === isLate,
  )
}
const kibibytes = (requests) => requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024

/**
 * For each column of the table its heading, its decimals and how it is read from a Lighthouse report.
 *
 * @type {[heading: string, decimals: number, read: (report: object) => number][]}
 */
const columns = [
  ['LCP, s', 2, numberOf('largest-contentful-paint', 1000)],
  ['FCP, s', 2, numberOf('first-contentful-paint', 1000)],
  ['TBT, ms', 0, numberOf('total-blocking-time')],
  ['CLS', 3, numberOf('cumulative-layout-shift')],
  ['Performance', 0, scoreOf('performance')],
  ['Accessibility', 0, scoreOf('accessibility')],
  ['Best practices', 0, scoreOf('best-practices')],
  ['SEO', 0, scoreOf('seo')],
  ['KiB', 1, (report) => kibibytes(requestsOf(report, false))],
  ['Requests', 0, (report) => requestsOf(report, false).length],
  ['Script after load, KiB', 1, (report) => kibibytes(requestsOf(report, true))],
]

/**
 * A Markdown table with the median of each figure, of an even number of runs the lower middle value, and a dash where no
 * run succeeded.
 *
 * @param {{ page: string, name: string, reports: object[] }[]} rows with Lighthouse reports of `--output=json`
 */
export function table(rows) {
  const headings = ['Page', 'Site', ...columns.map(([heading]) => heading)]
  const cells = rows.map(({ page, name, reports }) => [
    page,
    name,
    ...columns.map(([, decimals, read]) => {
      const values = reports.map(read).sort((a, b) => a - b)
      return values[Math.ceil(values.length / 2) - 1]?.toFixed(decimals) ?? '–'
    }),
  ])
  return [headings, headings.map(() => '-'), ...cells].map((line) => `|${line.join('|')}|`).join('\n')
}
