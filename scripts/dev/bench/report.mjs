/** The columns of the table, and how many decimals each shows. */
const columns = {
  'LCP, s': 2,
  'FCP, s': 2,
  'TBT, ms': 0,
  CLS: 3,
  Performance: 0,
  Accessibility: 0,
  'Best Practices': 0,
  SEO: 0,
  KiB: 1,
  Requests: 0,
  'Script after load, KiB': 1,
}

const counted = ['Document', 'Stylesheet', 'Script', 'Font', 'Image']

/**
 * Reads the figures of one Lighthouse report by the headings of their columns.
 *
 * @param {object} report of `--output=json`
 * @returns {Record<string, number>} scores are out of 100. Scripts that are requested after the load event are counted
 *   apart, because Lighthouse stops recording at varying times
 */
export function readReport({ audits, categories }) {
  const loaded = audits.metrics.details.items[0].observedLoad
  const requests = audits['network-requests'].details.items.filter(
    ({ resourceType, transferSize }) => counted.includes(resourceType) && transferSize > 0,
  )
  const isLater = ({ resourceType, networkRequestTime }) =>
    resourceType === 'Script' && networkRequestTime > loaded
  const early = requests.filter((request) => !isLater(request))
  const kibibytes = (items) => items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024
  const scores = Object.values(categories).map(({ title, score }) => [title, score * 100])
  return {
    'LCP, s': audits['largest-contentful-paint'].numericValue / 1000,
    'FCP, s': audits['first-contentful-paint'].numericValue / 1000,
    'TBT, ms': audits['total-blocking-time'].numericValue,
    CLS: audits['cumulative-layout-shift'].numericValue,
    ...Object.fromEntries(scores),
    KiB: kibibytes(early),
    Requests: early.length,
    'Script after load, KiB': kibibytes(requests.filter(isLater)),
  }
}

/**
 * A Markdown table with the median of each figure, or its lower median, and a dash where no run succeeded.
 *
 * @param {{ page: string, name: string, reports: Record<string, number>[] }[]} rows
 */
export function table(rows) {
  const median = ([heading, decimals], reports) => {
    const values = reports.map((report) => report[heading]).sort((a, b) => a - b)
    return values[Math.ceil(values.length / 2) - 1]?.toFixed(decimals) ?? '–'
  }
  const headings = ['Page', 'Site', ...Object.keys(columns)]
  const cells = rows.map(({ page, name, reports }) => [
    page,
    name,
    ...Object.entries(columns).map((column) => median(column, reports)),
  ])
  return [headings, headings.map(() => '-'), ...cells].map((line) => `|${line.join('|')}|`).join('\n')
}
